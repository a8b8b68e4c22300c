import { BarChart } from '@mui/x-charts/BarChart';
import { formatMoney } from '@/lib/money';
import { formatCount } from '@/lib/numbers';
import { barChartProps } from '../components/barChartProps';
import type { ChartBar } from './chartData';

interface BarsProps {
  bars: readonly ChartBar[];
  /** What is counted: `seats`. */
  unit: string;
  currency: string;
}

/** The chart alone; a table of the same figures stands beside it for screen readers. */
export default function Bars({ bars, unit, currency }: BarsProps) {
  const text = ({ count, money }: ChartBar) =>
    `${formatCount(count)} ${unit}${money === null ? '' : ` · ${formatMoney(money, currency)}`}`;
  return (
    <BarChart
      {...barChartProps}
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
    />
  );
}
