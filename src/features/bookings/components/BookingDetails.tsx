import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useGetBookingQuery, type Booking } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { Button, ButtonLink } from '@/components/buttons/Button';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { Icon } from '@/components/display/Icon';
import { Skeleton } from '@/components/feedback/Skeleton';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { bookedForOf, bookedForLabel } from '@/entities/booking/bookedFor';
import { formatDateTime } from '@/lib/dates';
import { bookingActions, cancelQuestion } from '../bookingActions';
import { bookingsHref, type BookingFilters } from '../bookingFilters';
import { historySentence, paymentSentence } from '../bookingHistory';
import { useBookingCommands } from '../useBookingCommands';
import styles from './BookingDetails.module.css';

interface BookingDetailsProps {
  booking: Booking;
  userId: number;
  filters: BookingFilters;
}

/** History and payments of a booking, and its secondary actions. */
export function BookingDetails({ booking, userId, filters }: BookingDetailsProps) {
  const query = useGetBookingQuery({ id: booking.id, include: 'payment,attendees' });
  const { currentData: full } = query;
  if (!full) {
    return query.isError && !query.isFetching ? (
      <div className={styles.failure} role="alert">
        <p>The details could not be loaded.</p>
        <BusyButton onClick={() => query.refetch()}>Try Again</BusyButton>
      </div>
    ) : (
      <div className={styles.details}>
        <VisuallyHidden>
          <span role="status">Loading the details…</span>
        </VisuallyHidden>
        <Skeleton kind="meta" width="long" />
        <Skeleton kind="meta" width="long" />
      </div>
    );
  }
  return (
    <div className={styles.details}>
      {full.booking_for !== 'self' && (
        <section>
          <h4>Booked for</h4>
          <p>{bookedForLabel(bookedForOf(full))}</p>
        </section>
      )}
      {full.payments.length > 0 && (
        <section>
          <h4>Payments</h4>
          <ul>
            {full.payments.map((payment) => (
              <li key={payment.id}>
                <time dateTime={payment.created_at}>{formatDateTime(payment.created_at)}</time>
                <span>
                  {paymentSentence(payment)}
                  <span className={styles.number}> {payment.payment_id}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {full.history.length > 0 && (
        <section>
          <h4>History</h4>
          <ul>
            {full.history.map((entry) => (
              <li key={entry.id}>
                <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
                <span>
                  {historySentence(entry)} <span className={styles.by}>by {entry.by}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SecondaryActions booking={full} userId={userId} filters={filters} />
    </div>
  );
}

/** Documents, the tickets of a booking without attendees yet, and cancelling. */
function SecondaryActions({ booking, userId, filters }: BookingDetailsProps) {
  const can = bookingActions(booking, userId);
  const { cancel, saveTickets, saveCalendar } = useBookingCommands(booking);
  const [confirming, setConfirming] = useState(false);
  const forEvent = <VisuallyHidden> for {booking.event_title}</VisuallyHidden>;
  if (!can.cancel && !can.documents) return null;

  const confirm = async () => {
    await cancel();
    setConfirming(false);
  };
  return (
    <div className={styles.actions}>
      {can.viewTickets && can.nameAttendees && (
        <ButtonLink to={bookingsHref(filters, { ticket: booking.id })} preventScrollReset>
          View QR Ticket
        </ButtonLink>
      )}
      {can.documents && (
        <>
          <BusyButton onClick={saveTickets}>
            <Icon icon={Download} small /> Download tickets (PDF){forEvent}
          </BusyButton>
          <BusyButton onClick={saveCalendar}>
            <Icon icon={CalendarPlus} small /> Add to calendar{forEvent}
          </BusyButton>
        </>
      )}
      {can.cancel && <Button onClick={() => setConfirming(true)}>Cancel booking</Button>}
      <ConfirmDialog
        open={confirming}
        title="Cancel booking"
        text={cancelQuestion(booking)}
        confirmLabel="Cancel booking"
        cancelLabel="Keep booking"
        onConfirm={confirm}
        onCancel={() => setConfirming(false)}
      />
    </div>
  );
}
