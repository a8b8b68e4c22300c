import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { TakingsGrouping, TakingsInCurrency, TakingsSums } from '@/api';
import { type DataColumn, DataTable } from '@/components/dataList/DataTable';
import { TwoLines } from '@/components/dataList/TwoLines';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { formatMoney } from '@/lib/money';
import { formatCount } from '@/lib/numbers';
import { GROUPING_LABELS } from './takingsFilters';

interface TakingsTableProps {
  takings: TakingsInCurrency;
  by: TakingsGrouping;
}

type Row = TakingsInCurrency['rows'][number];

const AMOUNTS = [
  ['Tickets', 'tickets', 'refunded_tickets'],
  ['Service fee', 'service_fee', 'refunded_service_fee'],
  ['GST', 'gst', 'refunded_gst'],
  ['Paid', 'paid', 'refunded'],
] as const;

function takingsColumns({ currency, totals }: TakingsInCurrency, by: TakingsGrouping) {
  const money = (amount: string) => formatMoney(amount, currency);
  const count = ({ seats }: TakingsSums) => formatCount(seats);
  const amounts = AMOUNTS.map(([header, paid, refunded]): DataColumn<Row> => {
    const render = (sums: TakingsSums) => (
      <TwoLines
        first={money(sums[paid])}
        second={
          sums[refunded] !== '0.00' && (
            <>
              <VisuallyHidden>refunded </VisuallyHidden>−{money(sums[refunded])}
            </>
          )
        }
      />
    );
    return {
      id: paid,
      header,
      width: 132,
      align: 'right',
      phone: paid === 'paid' ? 'second' : 'none',
      phoneLabel: true,
      render,
      footer: render(totals),
    };
  });
  const columns: DataColumn<Row>[] = [
    {
      id: 'name',
      header: GROUPING_LABELS[by],
      minWidth: 180,
      wraps: true,
      phone: 'title',
      render: ({ name }) => name,
      footer: 'Total',
    },
    {
      id: 'seats',
      header: 'Seats',
      width: 80,
      align: 'right',
      phoneLabel: true,
      render: count,
      footer: count(totals),
    },
    ...amounts,
    {
      id: 'net',
      header: 'Net',
      width: 140,
      align: 'right',
      phone: 'amount',
      render: ({ net }) => money(net),
      footer: money(totals.net),
    },
  ];
  return columns;
}

/** What was paid, under it what was refunded, and what stays. */
export function TakingsTable({ takings, by }: TakingsTableProps) {
  const columns = useMemo(() => takingsColumns(takings, by), [takings, by]);
  return (
    <Card sx={{ p: 0, overflow: 'hidden' }}>
      <DataTable
        figures
        label={`Takings by ${GROUPING_LABELS[by].toLowerCase()}, in ${takings.currency}`}
        columns={columns}
        rows={takings.rows}
        rowKey={({ key }) => key}
      />
      {takings.totals.refunded !== '0.00' && (
        <Typography
          component="p"
          variant="meta"
          color="textSecondary"
          sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}
        >
          The second line of an amount is what was refunded of it.
        </Typography>
      )}
    </Card>
  );
}
