import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { TakingsRow } from '@/api';
import { useGetTakingsQuery, type GetTakingsApiArg } from '@/api/console';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { idlePart } from '@/components/lazy/lazyPart';
import { formatMoney } from '@/lib/money';
import { monthName, shortMonth, chartPeriod, monthsIn, type Period } from '@/lib/periods';

const MonthBars = idlePart(() => import('./MonthBars'));

interface MonthChartProps {
  query: GetTakingsApiArg;
  period: Period;
  /** YYYY-MM-DD. */
  today: string;
}

/** Net by month: those of the period, and before it as many as make a year. */
export function MonthChart({ query, period, today }: MonthChartProps) {
  const shown = chartPeriod(period, today);
  const { data, isError } = useGetTakingsQuery({ ...query, ...shown, by: 'month' });
  if (isError && !data) return null;
  if (!data) {
    return (
      <Card sx={{ minWidth: 0 }}>
        <Skeleton sx={{ typography: 'h3', width: '50%' }} />
        <Box sx={{ height: 190 }} />
      </Card>
    );
  }
  return data.currencies.map(({ currency, rows }) => (
    <OneChart
      key={currency}
      currency={currency}
      title={data.currencies.length > 1 ? `Net by month, in ${currency}` : 'Net by month'}
      months={monthsIn(data)}
      rows={rows}
    />
  ));
}

interface OneChartProps {
  title: string;
  currency: string;
  months: readonly string[];
  rows: readonly TakingsRow[];
}

function OneChart({ title, currency, months, rows }: OneChartProps) {
  const known = new Map(rows.map((row) => [row.key, row]));
  const first = months.findIndex((month) => known.has(month));
  const bars = months.slice(first).map((month) => {
    const row = known.get(month);
    return {
      month,
      label: shortMonth(month),
      net: row?.net ?? '0.00',
      paid: row?.paid ?? '0.00',
      refunded: row?.refunded ?? '0.00',
    };
  });
  const money = (amount: string) => formatMoney(amount, currency);
  return (
    <Card sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {bars.length < 2 ? (
        <Typography component="p" color="textSecondary" sx={{ py: 2 }}>
          The chart begins with the second month of payments.
        </Typography>
      ) : (
        <>
          <Box sx={{ height: 190 }} aria-hidden>
            <MonthBars bars={bars} currency={currency} />
          </Box>
          <VisuallyHidden>
            <table>
              <caption>{title}</caption>
              <thead>
                <tr>
                  <th scope="col">Month</th>
                  <th scope="col">Paid</th>
                  <th scope="col">Refunded</th>
                  <th scope="col">Net</th>
                </tr>
              </thead>
              <tbody>
                {bars.map((bar) => (
                  <tr key={bar.month}>
                    <th scope="row">{monthName(bar.month)}</th>
                    <td>{money(bar.paid)}</td>
                    <td>{money(bar.refunded)}</td>
                    <td>{money(bar.net)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </VisuallyHidden>
        </>
      )}
    </Card>
  );
}
