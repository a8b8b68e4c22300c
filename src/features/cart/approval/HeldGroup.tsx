import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { Booking, BookingApproval } from '@/api';
import { Price } from '@/components/display/Price';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { timeLeft } from '@/entities/approval/approvalView';
import { useClock } from '@/hooks/useClock';
import { formatNearTime, formatDayTime } from '@/lib/dates';
import { approvalPath, cartPath } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { BookingLine } from '../components/BookingLine';

/** The bookings of each request, in order. */
function byRequest(bookings: readonly Booking[]): Booking[][] {
  const requests = new Map<number, Booking[]>();
  for (const one of bookings) {
    const id = one.approval?.id ?? 0;
    requests.set(id, [...(requests.get(id) ?? []), one]);
  }
  return [...requests.values()];
}

/** Bookings whose seats are held by a request for approval, grouped by request. */
export default function HeldGroup({ bookings }: { bookings: readonly Booking[] }) {
  return byRequest(bookings).map((request) => (
    <Request key={request[0]?.approval?.id} bookings={request} />
  ));
}

/** When the seats return to sale: the deadline of the decision or, once approved, of the payment. */
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
    <Card sx={{ mb: 1.5, px: 2, pt: 2, pb: 0 }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', pb: 2 }}
      >
        {isOver ? (
          <Chip size="small" color="warning" label="Ran out" />
        ) : (
          <Chip
            size="small"
            color={isApproved ? 'success' : 'primary'}
            label={isApproved ? 'Approved' : 'In approval'}
          />
        )}
        <Typography variant="body2" sx={{ flex: '1 1 220px' }}>
          {heldText(approval, now)}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
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
        </Stack>
      </Stack>
      <ul>
        {bookings.map((booking) => (
          <BookingLine
            key={booking.id}
            booking={booking}
            about={`${booking.ticket_tier_name} · ${countOf(booking.quantity, 'ticket')}`}
          >
            <Price amount={booking.total_amount} currency={booking.currency} />
          </BookingLine>
        ))}
      </ul>
    </Card>
  );
}
