import { api } from '@/api';
import { useCartBookings } from '@/entities/booking/useCartBookings';
import { cx } from '@/lib/cx';
import { CART_STAGES, type CartStage } from '@/lib/paths';
import { selectCartStage, useAppSelector } from '@/state';
import type { CartLocation } from '../cartLocation';
import { policyOf, useCartLines } from '../useCart';
import styles from './StepBar.module.css';

const LABELS: Record<CartStage, string> = {
  cart: 'Review Cart',
  payment: 'Payment',
  attendee_details: 'Attendee Details',
  confirmation: 'Confirmation',
};

/** Whether the second step asks for an approval, by the quote that the stages have loaded. */
function useAsksApproval({ currency, bookingIds: only }: CartLocation): boolean {
  const { bookings } = useCartBookings();
  const { payable, bookingIds } = useCartLines(bookings, currency, only);
  const { data } = api.endpoints.quoteBookings.useQueryState({ bookingIds });
  return payable.length > 0 && policyOf({ sums: data, payable })?.outcome === 'needs_approval';
}

/** The four steps with the current one marked; phones show the name of the current one only. */
export function StepBar({ cartLocation }: { cartLocation: CartLocation }) {
  const current = CART_STAGES.indexOf(useAppSelector(selectCartStage));
  const asks = useAsksApproval(cartLocation);
  return (
    <ol className={styles.steps} aria-label="Steps of booking">
      {CART_STAGES.map((stage, index) => (
        <li
          key={stage}
          className={cx(index < current && styles.done, index === current && styles.current)}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.numeral}>{index + 1}</span>
          <span className={styles.label}>
            {stage === 'payment' && asks ? 'Approval' : LABELS[stage]}
          </span>
        </li>
      ))}
    </ol>
  );
}
