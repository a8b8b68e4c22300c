import { BarChart } from '@mui/x-charts/BarChart';
import { formatMoney } from '@/lib/money';
import { barChartProps } from '../components/barChartProps';

interface MonthBarsProps {
  /** Amounts as decimal strings. */
  bars: readonly { label: string; net: string }[];
  currency: string;
}

const compact = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });

/** The chart alone; a table of the same figures stands beside it for screen readers. */
export default function MonthBars({ bars, currency }: MonthBarsProps) {
  return (
    <BarChart
      {...barChartProps}
      series={[
        {
          data: bars.map(({ net }) => Number(net)),
          color: 'var(--mui-palette-primary-main)',
          valueFormatter: (_, { dataIndex }) => formatMoney(bars[dataIndex]?.net ?? '', currency),
        },
      ]}
      xAxis={[
        {
          scaleType: 'band',
          data: bars.map(({ label }) => label),
          categoryGapRatio: 0.35,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      yAxis={[
        {
          disableLine: true,
          disableTicks: true,
          width: 48,
          valueFormatter: (amount: number) => compact.format(amount),
        },
      ]}
    />
  );
}
