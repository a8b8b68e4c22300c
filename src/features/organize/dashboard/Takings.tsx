import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import type { EventSales } from '@/api';
import { formatMoney } from '@/lib/money';
import { countOf } from '@/lib/text';
import { ExportButton } from './lists/ExportButton';
import styles from './Takings.module.css';

/** What is said of payments that are not in the figures. */
const OTHERS = { real: 'Test payments', test: 'Real payments' } as const;

/** Companies in the card; the export has all. */
const SHOWN = 5;

/** What came in and what of it stays, and who paid it. */
export function Takings({ eventId, sales }: { eventId: number; sales: EventSales }) {
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
    <Card component="section" aria-labelledby="takings" className={styles.card}>
      <div className={styles.head}>
        <h2 id="takings">Takings</h2>
        <ExportButton what="sales" query={{ id: eventId }} />
      </div>
      {payments === 'test' && (
        <p className={styles.test}>
          <Chip size="small" color="warning" label="Test payments" /> No money was moved.
        </p>
      )}
      <dl className={styles.sums}>
        {lines.map(([label, amount]) => (
          <div
            key={label}
            className={label === 'Paid' || label === 'Kept' ? styles.sum : undefined}
          >
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      {Number(totals.refunding) > 0 && (
        <p className={styles.note}>
          {money(totals.refunding)} of the refunds are still on their way.
        </p>
      )}
      {others && (
        <p className={styles.note}>
          {OTHERS[payments]} of {countOf(others.bookings, 'booking')}, {money(others.paid)}, are not
          in these figures.
        </p>
      )}
      <Breakdown
        title="By company"
        rows={sales.by_company
          .slice(0, SHOWN)
          .map((row) => [row.company ?? 'others', row.name, money(row.paid)] as const)}
      />
      <Breakdown
        title="By gateway"
        rows={sales.by_gateway.map((row) => [row.gateway, row.name, money(row.paid)] as const)}
      />
    </Card>
  );
}

interface BreakdownProps {
  title: string;
  rows: readonly (readonly [string | number, string, string])[];
}

function Breakdown({ title, rows }: BreakdownProps) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <dl className={styles.sums}>
        {rows.map(([key, label, amount]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
