import { BarChart } from '@mui/x-charts/BarChart';
import { formatMoney } from '@/lib/money';
import { formatCount } from '@/lib/numbers';
import { barChartStyles } from '../../components/barChartStyles';
import type { ChartBar } from './chartData';

interface BarsProps {
  bars: readonly ChartBar[];
  /** What is counted: `seats`. */
  unit: string;
  currency: string;
}

const HEIGHT = 190;

/** The chart alone; a table of the same figures stands beside it for screen readers. */
export default function Bars({ bars, unit, currency }: BarsProps) {
  const text = ({ count, money }: ChartBar) =>
    `${formatCount(count)} ${unit}${money === null ? '' : ` · ${formatMoney(money, currency)}`}`;
  return (
    <BarChart
      height={HEIGHT}
      margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
      borderRadius={3}
      hideLegend
      skipAnimation
      // Screen readers have the table; a hidden chart must not take the focus.
      disableKeyboardNavigation
      grid={{ horizontal: true }}
      series={[
        {
          data: bars.map((bar) => bar.count),
          color: 'var(--mui-palette-primary-main)',
          valueFormatter: (_, { dataIndex }) => {
            const bar = bars[dataIndex];
            return bar ? text(bar) : '';
          },
        },
      ]}
      xAxis={[
        {
          scaleType: 'band',
          // Labels alone are not unique over a year.
          data: bars.map((_, index) => index),
          valueFormatter: (index: number) => bars[index]?.label ?? '',
          categoryGapRatio: 0.35,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      yAxis={[{ disableLine: true, disableTicks: true, width: 40, tickMinStep: 1 }]}
      sx={barChartStyles}
    />
  );
}
