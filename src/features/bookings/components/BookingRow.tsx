import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Booking } from '@/api';
import { Poster } from '@/entities/event/Poster';
import { Price } from '@/components/display/Price';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { absenceText, actsForHolder } from '@/entities/booking/absentHolder';
import { isApproved, isWaiting } from '@/entities/booking/approvalState';
import { bookedForOf, bookedForLabel } from '@/entities/booking/bookedFor';
import { formatDateTime, formatDayTime } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { bookingBadge, isOnItsWayBack } from '@/entities/booking/bookingBadges';
import { eventPath } from '@/lib/paths';
import { serverNow } from '@/lib/serverClock';
import { selectUser, useAppSelector } from '@/state';
import { BookingActionButtons } from './BookingActionButtons';
import { BookingDetails } from './BookingDetails';
import { TicketRows } from '../tickets/TicketRows';
import { bookingsHref, type BookingFilters } from '@/features/bookings/bookingFilters';
import { seatsLabel } from '@/features/bookings/seats/seatTexts';

interface SeatsLinkProps {
  booking: Booking;
  filters: BookingFilters;
}

/** Leads to the seats of a booking that can be offered, or are. */
function SeatsLink({ booking, filters }: SeatsLinkProps) {
  const user = useAppSelector(selectUser);
  const label = user && seatsLabel(booking, user);
  if (!label) return null;
  return (
    <Button
      component={Link}
      variant="inline"
      sx={{ minHeight: 44, displayPrint: 'none' }}
      to={bookingsHref(filters, { seats: booking.id })}
      replace
      preventScrollReset
    >
      {label}
      <VisuallyHidden> of {booking.event_title}</VisuallyHidden>
    </Button>
  );
}

interface BookingRowProps {
  booking: Booking;
  /** The signed-in person. */
  userId: number;
  filters: BookingFilters;
}

const Meta = ({ children }: { children: ReactNode }) => (
  <Typography variant="meta" component="p" color="textSecondary">
    {children}
  </Typography>
);

const Note = ({ children }: { children: ReactNode }) => (
  <Typography
    variant="meta"
    component="p"
    color="textSecondary"
    sx={{ mt: 0.75, maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
  >
    {children}
  </Typography>
);

/** The name; for anybody but the person who booked, with their relation (colleague, client, team). */
function bookedFor(booking: Booking): string {
  return booking.booking_for === 'self'
    ? booking.booked_for_name || booking.user_name
    : bookedForLabel(bookedForOf(booking));
}

/** What was paid, with fee and tax; as long as nothing was, the tickets alone, labelled so. */
function BookingAmount({ booking }: { booking: Booking }) {
  const { paid_amount: paid, refunded_amount: refunded, total_amount: tickets, currency } = booking;
  return paid === null ? (
    <Price
      amount={tickets}
      currency={currency}
      prefix="Tickets"
      charges={booking.added_charges}
      size="tier"
    />
  ) : (
    <div>
      <Price amount={paid} currency={currency} size="tier" />
      {refunded !== null && (
        <Meta>
          {formatMoney(refunded, currency)}{' '}
          {isOnItsWayBack(booking) ? 'on its way back' : 'paid back'}
        </Meta>
      )}
    </div>
  );
}

/** Until when its seats are held for a decision, or can be paid for after it. */
function ApprovalLine({ booking }: { booking: Booking }) {
  const { approval } = booking;
  if (approval && isWaiting(booking)) {
    return <Note>Seats held until {formatDayTime(approval.deadline)} for a decision</Note>;
  }
  if (approval && isApproved(booking)) {
    return <Note>Approved, pay until {formatDayTime(approval.pay_by ?? approval.deadline)}</Note>;
  }
  return null;
}

/** What can be done while its holder has left or is away. */
function AbsenceLine({ booking }: { booking: Booking }) {
  const user = useAppSelector(selectUser);
  const isAhead = Date.parse(booking.event_start_date) > serverNow();
  if (!isAhead || !actsForHolder(booking, user)) return null;
  return <Note>{absenceText(booking)} You can rename attendees, cancel it, or hand it over.</Note>;
}

/** One booking of the list: event, date, venue, holder, tickets and actions. */
export function BookingRow({ booking, userId, filters }: BookingRowProps) {
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const { event_title: title } = booking;
  const badge = bookingBadge(booking);
  const toggle = (
    <Button
      variant="inline"
      sx={{ minHeight: 44, displayPrint: 'none' }}
      aria-expanded={open}
      aria-controls={detailsId}
      onClick={() => setOpen(!open)}
    >
      {open ? 'Hide details' : 'Details'}
      <VisuallyHidden> of {title}</VisuallyHidden>
    </Button>
  );
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          '@': '72px minmax(0, 1fr)',
          '@601': '104px minmax(0, 1fr)',
          '@861': '104px minmax(0, 1fr) 216px',
        },
        gap: { '@': 2, '@601': 3 },
        py: 3,
        borderBottom: 1,
        borderColor: 'divider',
        breakInside: 'avoid',
      }}
    >
      <Poster
        src={booking.event_image}
        category={booking.event_category}
        sold={booking.status === 'cancelled' || booking.status === 'refunded'}
      />
      <Box sx={{ typography: 'ui' }}>
        <Chip size="small" color={badge.tone} label={badge.label} sx={{ mb: 1 }} />
        <Typography
          variant="h3"
          sx={{
            mb: 0.25,
            '& a': { display: 'inline-block', minHeight: 24 },
            '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
          }}
        >
          <Link to={eventPath(booking.event)}>{title}</Link>
        </Typography>
        <Meta>
          {formatDateTime(booking.event_start_date, booking.event_timezone)} · {booking.event_venue}
          , {booking.event_city}
        </Meta>
        <Meta>
          {booking.ticket_tier_name} · {booking.booking_number} · Booked for {bookedFor(booking)}
          {booking.user !== userId && ` · by ${booking.user_name}, ${booking.company_name}`}
        </Meta>
        <AbsenceLine booking={booking} />
        <ApprovalLine booking={booking} />
        {booking.notes && <Note>Note: {booking.notes}</Note>}
        {booking.tickets.length > 0 ? (
          <TicketRows tickets={booking.tickets} title={title}>
            <SeatsLink booking={booking} filters={filters} />
            {toggle}
          </TicketRows>
        ) : (
          toggle
        )}
        <div id={detailsId}>{open && <BookingDetails booking={booking} />}</div>
      </Box>
      {/* The actions are not printed. */}
      <Box
        sx={{
          gridColumn: { '@': '1 / -1', '@861': 'auto' },
          display: 'flex',
          flexDirection: { '@': 'column', '@601': 'row', '@861': 'column' },
          alignItems: { '@': 'stretch', '@601': 'center', '@861': 'flex-end' },
          justifyContent: { '@': 'flex-start', '@601': 'space-between', '@861': 'flex-start' },
          gap: 1.5,
          textAlign: { '@': 'left', '@861': 'right' },
        }}
      >
        <BookingAmount booking={booking} />
        <BookingActionButtons booking={booking} userId={userId} filters={filters} />
      </Box>
    </Box>
  );
}
