import type { Booking } from '@/api';
import { Poster } from '@/entities/event/Poster';
import { Price } from '@/components/display/Price';
import { formatPrice } from '@/lib/money';
import { isExpired } from '../holds';
import { BookedForText } from './BookedForLine';
import { LineHead, LineNote } from './LineHead';
import styles from './Line.module.css';

interface ReviewLineProps {
  booking: Booking;
  /** Why this line cannot be paid now. */
  problem?: string;
}

/** A read-only line of the payment stage. */
export function ReviewLine({ booking, problem }: ReviewLineProps) {
  const each = formatPrice(booking.unit_price, booking.currency);
  return (
    <li className={styles.line}>
      <Poster src={booking.event_image} category={booking.event_category} />
      <LineHead
        booking={booking}
        about={`${booking.ticket_tier_name} · ${booking.quantity} × ${each}`}
      >
        <BookedForText booking={booking} />
        {problem ? (
          <LineNote>{problem}</LineNote>
        ) : (
          isExpired(booking) && <LineNote>Hold expired: paying takes the seats again.</LineNote>
        )}
      </LineHead>
      <div className={styles.amount}>
        <Price
          amount={booking.total_amount}
          currency={booking.currency}
          charges={booking.added_charges}
        />
      </div>
    </li>
  );
}
