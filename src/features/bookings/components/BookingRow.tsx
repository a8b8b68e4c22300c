import Chip from '@mui/material/Chip';
import { useId, useState } from 'react';
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
import type { BookingFilters } from '../bookingFilters';
import { BookingActionButtons } from './BookingActionButtons';
import { BookingDetails } from './BookingDetails';
import { SeatsLink } from '../seats/SeatsLink';
import { TicketRows } from '../tickets/TicketRows';
import styles from './BookingRow.module.css';

interface BookingRowProps {
  booking: Booking;
  /** The signed-in person. */
  userId: number;
  filters: BookingFilters;
}

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
        <p className={styles.refunded}>
          {formatMoney(refunded, currency)}{' '}
          {isOnItsWayBack(booking) ? 'on its way back' : 'paid back'}
        </p>
      )}
    </div>
  );
}

/** Until when its seats are held for a decision, or can be paid for after it. */
function ApprovalLine({ booking }: { booking: Booking }) {
  const { approval } = booking;
  const until = (instant: string) => formatDayTime(instant);
  if (approval && isWaiting(booking)) {
    return (
      <p className={styles.note}>Seats held until {until(approval.deadline)} for a decision</p>
    );
  }
  if (approval && isApproved(booking)) {
    return (
      <p className={styles.note}>
        Approved, pay until {until(approval.pay_by ?? approval.deadline)}
      </p>
    );
  }
  return null;
}

/** What can be done while its holder has left or is away. */
function AbsenceLine({ booking }: { booking: Booking }) {
  const user = useAppSelector(selectUser);
  const isAhead = Date.parse(booking.event_start_date) > serverNow();
  if (!isAhead || !actsForHolder(booking, user)) return null;
  return (
    <p className={styles.note}>
      {absenceText(booking)} You can rename attendees, cancel it, or hand it over.
    </p>
  );
}

/** One booking of the list: event, date, venue, holder, tickets and actions. */
export function BookingRow({ booking, userId, filters }: BookingRowProps) {
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const { event_title: title } = booking;
  const badge = bookingBadge(booking);
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={open}
      aria-controls={detailsId}
      onClick={() => setOpen(!open)}
    >
      {open ? 'Hide details' : 'Details'}
      <VisuallyHidden> of {title}</VisuallyHidden>
    </button>
  );
  return (
    <li className={styles.row}>
      <Poster
        src={booking.event_image}
        category={booking.event_category}
        sold={booking.status === 'cancelled' || booking.status === 'refunded'}
        className={styles.poster}
      />
      <div className={styles.body}>
        <p className={styles.badges}>
          <Chip size="small" color={badge.tone} label={badge.label} />
        </p>
        <h3>
          <Link to={eventPath(booking.event)}>{title}</Link>
        </h3>
        <p className={styles.meta}>
          {formatDateTime(booking.event_start_date, booking.event_timezone)} · {booking.event_venue}
          , {booking.event_city}
        </p>
        <p className={styles.meta}>
          {booking.ticket_tier_name} · {booking.booking_number} · Booked for {bookedFor(booking)}
          {booking.user !== userId && ` · by ${booking.user_name}, ${booking.company_name}`}
        </p>
        <AbsenceLine booking={booking} />
        <ApprovalLine booking={booking} />
        {booking.notes && <p className={styles.note}>Note: {booking.notes}</p>}
        {booking.tickets.length > 0 ? (
          <TicketRows tickets={booking.tickets} title={title}>
            <SeatsLink booking={booking} filters={filters} className={styles.toggle} />
            {toggle}
          </TicketRows>
        ) : (
          toggle
        )}
        <div id={detailsId}>{open && <BookingDetails booking={booking} />}</div>
      </div>
      <div className={styles.side}>
        <BookingAmount booking={booking} />
        <BookingActionButtons booking={booking} userId={userId} filters={filters} />
      </div>
    </li>
  );
}
