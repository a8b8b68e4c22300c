import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { EventSales } from '@/api';
import { DefinitionList, type Definition } from '@/components/display/DefinitionList';
import { formatMoney } from '@/lib/money';
import { countOf } from '@/lib/text';
import { ExportButton } from './lists/ExportButton';

/** What is said of payments that are not in the figures. */
const OTHERS = { real: 'Test payments', test: 'Real payments' } as const;

/** Companies in the card; the export has all. */
const SHOWN = 5;

/** What came in and what of it stays, and who paid it. */
export function EventTakings({ eventId, sales }: { eventId: number; sales: EventSales }) {
  const { totals, currency, payments, others } = sales;
  const money = (amount: string) => formatMoney(amount, currency);
  const lines = [
    ['Tickets', totals.tickets],
    ['Service fee', totals.service_fee],
    ['GST', totals.gst],
    ['Paid', totals.paid],
    ['Refunded', totals.refunded],
    ['Kept', totals.kept],
  ] as const;
  return (
    <Card component="section" aria-labelledby="takings">
      <Stack
        direction="row"
        spacing={1.5}
        sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1 }}
      >
        <Typography id="takings" variant="h3" component="h2">
          Takings
        </Typography>
        <ExportButton what="sales" query={{ id: eventId }} />
      </Stack>
      {payments === 'test' && (
        <Typography component="p" variant="meta" color="textSecondary" sx={{ mb: 1 }}>
          <Chip size="small" color="warning" label="Test payments" /> No money was moved.
        </Typography>
      )}
      <DefinitionList
        layout="rows"
        items={lines.map(([label, amount]) => ({ term: label, value: money(amount) }))}
      />
      {Number(totals.refunding) > 0 && (
        <Typography component="p" variant="meta" color="textSecondary" sx={{ mt: 0.5 }}>
          {money(totals.refunding)} of the refunds are still on their way.
        </Typography>
      )}
      {others && (
        <Typography component="p" variant="meta" color="textSecondary" sx={{ mt: 0.5 }}>
          {OTHERS[payments]} of {countOf(others.bookings, 'booking')}, {money(others.paid)}, are not
          in these figures.
        </Typography>
      )}
      <Breakdown
        title="By company"
        rows={sales.by_company
          .slice(0, SHOWN)
          .map((row) => ({ term: row.name, value: money(row.paid) }))}
      />
      <Breakdown
        title="By gateway"
        rows={sales.by_gateway.map((row) => ({ term: row.name, value: money(row.paid) }))}
      />
    </Card>
  );
}

interface BreakdownProps {
  title: string;
  rows: Definition[];
}

function Breakdown({ title, rows }: BreakdownProps) {
  if (rows.length === 0) return null;
  return (
    <>
      <Typography variant="label" component="h3" color="textSecondary" sx={{ mt: 2 }}>
        {title}
      </Typography>
      <DefinitionList layout="rows" items={rows} />
    </>
  );
}
