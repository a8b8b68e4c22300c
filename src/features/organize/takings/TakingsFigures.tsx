import Card from '@mui/material/Card';
import type { TakingsInCurrency } from '@/api';
import { formatMoney } from '@/lib/money';
import { formatCount } from '@/lib/numbers';
import styles from './TakingsFigures.module.css';

/** The headline figures of a period. */
export function TakingsFigures({ takings }: { takings: TakingsInCurrency }) {
  const { totals, currency } = takings;
  const money = (amount: string) => formatMoney(amount, currency);
  const seats = formatCount(totals.seats);
  const figures = [
    ['Net', totals.net, `${money(totals.paid)} paid`],
    ['Tickets', totals.tickets, `${seats} ${totals.seats === 1 ? 'seat' : 'seats'}`],
    ['Service fee', totals.service_fee, 'without GST'],
    ['GST', totals.gst, 'on tickets and fee'],
    ['Refunded', totals.refunded, `${money(totals.refunded_tickets)} tickets`],
  ] as const;
  return (
    <Card sx={{ p: 0 }} className={styles.figures}>
      <dl>
        {figures.map(([label, amount, note]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className={styles.value}>{money(amount)}</span>
              <span className={styles.note}>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
