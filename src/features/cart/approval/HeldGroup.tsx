import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { Link } from 'react-router';
import type { Booking, BookingApproval } from '@/api';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { timeLeft } from '@/entities/approval/approvalView';
import { useClock } from '@/entities/approval/useClock';
import { Poster } from '@/entities/event/Poster';
import { formatNearTime, formatDayTime } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { approvalPath, cartPath } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { LineHead } from '../components/LineHead';
import lines from '../components/Line.module.css';
import styles from './HeldGroup.module.css';

/** The bookings of each request, in order. */
function byRequest(bookings: readonly Booking[]): Booking[][] {
  const requests = new Map<number, Booking[]>();
  for (const one of bookings) {
    const id = one.approval?.id ?? 0;
    requests.set(id, [...(requests.get(id) ?? []), one]);
  }
  return [...requests.values()];
}

/** Bookings whose seats a request holds, by request: those that wait, or those that can be paid. */
export default function HeldGroup({ bookings }: { bookings: readonly Booking[] }) {
  return byRequest(bookings).map((request) => (
    <Request key={request[0]?.approval?.id} bookings={request} />
  ));
}

/** When its seats return to sale: the end of the decision, or of the time to pay. */
const endOf = ({ status, deadline, pay_by: payBy }: BookingApproval): string =>
  status === 'approved' ? (payBy ?? deadline) : deadline;

function heldText(approval: BookingApproval, now: number): string {
  const end = endOf(approval);
  const isApproved = approval.status === 'approved';
  if (Date.parse(end) <= now) {
    const why = isApproved ? 'It was not paid in time.' : 'Nobody decided in time.';
    return `Seats returned to sale at ${formatNearTime(end)}. ${why}`;
  }
  return isApproved
    ? `Pay until ${formatDayTime(end)}. Until then the seats stay yours.`
    : `Seats held until ${formatDayTime(end)}, when the decision is due (${timeLeft(end, now)}).`;
}

function Request({ bookings }: { bookings: readonly Booking[] }) {
  const now = useClock();
  const approval = bookings[0]?.approval;
  if (!approval) return null;
  const { id, status } = approval;
  const isApproved = status === 'approved';
  const isOver = Date.parse(endOf(approval)) <= now;
  const of = (
    <VisuallyHidden> for {bookings.map((one) => one.event_title).join(', ')}</VisuallyHidden>
  );
  return (
    <div className={styles.request}>
      <div className={styles.state}>
        {isOver ? (
          <Chip size="small" color="warning" label="Ran out" />
        ) : (
          <Chip
            size="small"
            color={isApproved ? 'success' : 'primary'}
            label={isApproved ? 'Approved' : 'In approval'}
          />
        )}
        <p>{heldText(approval, now)}</p>
        <div className={styles.buttons}>
          <Button component={Link} to={approvalPath(id)}>
            View request{of}
          </Button>
          {isApproved && !isOver && (
            <Button
              component={Link}
              to={cartPath({ stage: 'payment', bookings: bookings.map((one) => one.id) })}
            >
              Pay Now{of}
            </Button>
          )}
        </div>
      </div>
      <ul>
        {bookings.map((booking) => (
          <li key={booking.id} className={lines.line}>
            <Poster src={booking.event_image} category={booking.event_category} />
            <LineHead
              booking={booking}
              about={`${booking.ticket_tier_name} · ${countOf(booking.quantity, 'ticket')}`}
            />
            <p className={styles.amount}>{formatMoney(booking.total_amount, booking.currency)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
