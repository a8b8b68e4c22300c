import Trash2 from 'lucide-react/icons/trash-2';
import { memo } from 'react';
import type { Booking } from '@/api';
import { IconButton } from '@/components/buttons/IconButton';
import { Poster } from '@/entities/event/Poster';
import { Price } from '@/components/display/Price';
import { QuantityStepper } from '@/components/fields/QuantityStepper';
import { cx } from '@/lib/cx';
import { formatPrice, isFree } from '@/lib/money';
import { isExpired } from '../holds';
import { useQuantity } from '../useQuantity';
import { BookedForLine } from './BookedForLine';
import { LineHead, LineNote } from './LineHead';
import styles from './Line.module.css';

interface CartLineProps {
  booking: Booking;
  onRemove: (booking: Booking) => void;
}

const each = ({ unit_price: price, currency }: Booking) =>
  isFree(price) ? formatPrice(price, currency) : `${formatPrice(price, currency)} each`;

/**
 * One unpaid booking: quantity, price and a button to remove it. Not rendered again when another one of the
 * list changed.
 */
export const CartLine = memo(function CartLine({ booking, onRemove }: CartLineProps) {
  const { quantity, stale, change } = useQuantity(booking);
  const { event_title: title, ticket_tier_name: tier } = booking;
  return (
    <li className={cx(styles.line, styles.changeable)}>
      <Poster src={booking.event_image} category={booking.event_category} />
      <LineHead booking={booking} about={`${tier} · ${each(booking)}`}>
        {isExpired(booking) && (
          <LineNote>Hold expired: the seats are back on sale. Paying takes them again.</LineNote>
        )}
      </LineHead>
      <div className={styles.figures}>
        <QuantityStepper
          value={quantity}
          onChange={change}
          max={booking.max_per_booking}
          label={`${tier} tickets for ${title}`}
        />
        <span className={cx(styles.total, stale && styles.stale)}>
          <Price
            amount={booking.total_amount}
            currency={booking.currency}
            charges={booking.added_charges}
          />
        </span>
        <IconButton
          icon={Trash2}
          label={`Remove ${title}, ${tier}`}
          className={styles.remove}
          onClick={() => onRemove(booking)}
        />
      </div>
      <BookedForLine booking={booking} />
    </li>
  );
});
