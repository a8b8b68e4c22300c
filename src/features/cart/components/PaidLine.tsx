import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { Link } from 'react-router';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Booking } from '@/api';
import { IconButton } from '@/components/buttons/IconButton';
import { Poster } from '@/entities/event/Poster';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { formatPrice, isFree } from '@/lib/money';
import { cartPath, myBookingsPath } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { BookedForText } from './BookedForLine';
import { LineHead } from './LineHead';
import styles from './Line.module.css';

/** Id of the sentence that says why paid bookings cannot be removed. */
export const WHY_PAID_STAYS = 'why-paid-stays';

/** One paid booking, with a badge for complete or missing attendee details (docs/product.md#badges). */
export function PaidLine({ booking }: { booking: Booking }) {
  const { id, attendee_details_completed: complete, event_title: title } = booking;
  const amount = booking.paid_amount ?? booking.total_amount;
  const paid = `${formatPrice(amount, booking.currency)}${isFree(amount) ? '' : ' paid'}`;
  return (
    <li className={styles.line}>
      <Poster src={booking.event_image} category={booking.event_category} />
      <LineHead
        booking={booking}
        about={`${booking.ticket_tier_name} · ${countOf(booking.quantity, 'ticket')} · ${paid}`}
      >
        <BookedForText booking={booking} />
      </LineHead>
      <div className={styles.paid}>
        <Chip
          size="small"
          color={complete ? 'success' : 'warning'}
          label={complete ? 'Complete' : 'Awaiting Details'}
        />
        {complete ? (
          <Button component={Link} to={myBookingsPath({ ticket: id })}>
            View Tickets<VisuallyHidden> for {title}</VisuallyHidden>
          </Button>
        ) : (
          <Button component={Link} to={cartPath({ stage: 'attendee_details', booking: id })}>
            Add Attendee Details<VisuallyHidden> for {title}</VisuallyHidden>
          </Button>
        )}
        <IconButton
          icon={Trash2}
          label={`Remove ${title}, ${booking.ticket_tier_name}`}
          className={styles.remove}
          aria-describedby={WHY_PAID_STAYS}
          disabled
        />
      </div>
    </li>
  );
}
