import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import { useGetBookingQuery, type Booking } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { bookedForOf, bookedForLabel } from '@/entities/booking/bookedFor';
import { bookingBadges } from '@/entities/booking/bookingBadges';
import { formatDateTime } from '@/lib/dates';
import { historySentence, paymentSentence } from '../bookingHistory';
import styles from './BookingDetails.module.css';
import { BookingInvoices } from './BookingInvoices';

/** History, payments and invoices of a booking. */
export function BookingDetails({ booking }: { booking: Booking }) {
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
        <Skeleton sx={{ typography: 'meta', width: '75%' }} />
        <Skeleton sx={{ typography: 'meta', width: '75%' }} />
      </div>
    );
  }
  return (
    <div className={styles.details}>
      <section>
        <h4>Status</h4>
        <p className={styles.badges}>
          {bookingBadges(full).map(({ label, tone }) => (
            <Chip size="small" color={tone} key={label} label={label} />
          ))}
        </p>
      </section>
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
      {full.paid_amount !== null && <BookingInvoices booking={full.id} />}
      {full.history.length > 0 && (
        <section>
          <h4>History</h4>
          <ul>
            {full.history.map((entry) => (
              <li key={entry.id}>
                <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
                <span>{historySentence(entry)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
