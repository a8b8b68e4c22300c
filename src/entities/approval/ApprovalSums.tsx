import Card from '@mui/material/Card';
import type { Approval } from '@/api';
import { DefinitionList } from '@/components/display/DefinitionList';
import { Price } from '@/components/display/Price';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { formatMoney, multiplyMoney } from '@/lib/money';
import styles from './ApprovalSums.module.css';

/** What is asked for, with fee and GST. */
export function ApprovalSums({ approval }: { approval: Approval }) {
  const { bookings, currency, service_fee: fee, gst, total } = approval;
  const several = bookings.length > 1;
  return (
    <Card component="section" className={styles.card}>
      <VisuallyHidden>
        <h2>Price</h2>
      </VisuallyHidden>
      <DefinitionList
        layout="rows"
        items={[
          ...bookings.map((booking) => ({
            term: `${booking.quantity} × ${booking.ticket_tier_name} at ${formatMoney(booking.unit_price, currency)}${several ? `, ${booking.event_title}` : ''}`,
            value: formatMoney(multiplyMoney(booking.unit_price, booking.quantity), currency),
          })),
          { term: 'Corporate service fee', value: formatMoney(fee, currency) },
          { term: 'GST', value: formatMoney(gst, currency) },
        ]}
      />
      <p className={styles.total}>
        <span>Total</span>
        <Price amount={total} currency={currency} size="total" empty />
      </p>
    </Card>
  );
}
