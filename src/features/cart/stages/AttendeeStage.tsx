import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { actsForHolder } from '@/entities/booking/absentHolder';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { errorMessage, toAppError, useGetBookingQuery, type Booking } from '@/api';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { Poster } from '@/entities/event/Poster';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { cartPath } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { selectUser, useAppSelector } from '@/state';
import { AttendeeForm } from '../attendees/AttendeeForm';
import { OrderProgress } from '../components/OrderProgress';
import { nextUnnamed, paymentOf, useOrder } from '../order';
import { LineHead } from '../components/LineHead';
import block from '../attendees/AttendeeBlock.module.css';
import layout from '../components/CartLayout.module.css';
import line from '../components/Line.module.css';
import styles from './AttendeeStage.module.css';

/** Delay between saving and the confirmation stage (docs/product.md#attendee-details). */
const REDIRECT_MS = 2000;

/**
 * Attendee details of one of the person's own paid bookings, one after the other for all bookings of
 * its payment (docs/product.md#attendee-details, D14).
 */
export function AttendeeStage({ bookingId }: { bookingId: number | null }) {
  const user = useAppSelector(selectUser);
  const query = useGetBookingQuery(
    { id: bookingId ?? 0, include: 'payment,attendees' },
    { skip: bookingId === null },
  );
  const booking = query.currentData;
  const paymentId = booking ? paymentOf(booking) : null;
  const order = useOrder(paymentId);
  const [saved, setSaved] = useState(false);
  const navigate = useNavigate();
  useConfirmationAfter(saved, paymentId);
  if (bookingId === null || (booking && booking.user !== user?.id && !actsForHolder(booking, user)))
    return <BookingNotFound />;
  if (!booking && query.isError && !query.isFetching) {
    if (toAppError(query.error).status === 404) return <BookingNotFound />;
    return (
      <ErrorPanel
        title="Failed to load bookings"
        text={errorMessage(query.error, 'The booking could not be loaded.')}
        onRetry={() => query.refetch()}
      />
    );
  }
  if (!booking || !user) return <AttendeeSkeleton />;
  if (booking.payment_status !== 'paid') return <NotPaid booking={booking} />;
  if (booking.status === 'cancelled' || booking.status === 'refunded') return <Ended />;
  const handleSaved = () => {
    const next = nextUnnamed(order.bookings, booking.id);
    if (next) void navigate(cartPath({ stage: 'attendee_details', booking: next.id }));
    else setSaved(true);
  };
  return (
    <div className={layout.main}>
      <div className={styles.form}>
        <OrderProgress order={order.bookings} bookingId={booking.id} />
        <div className={styles.about}>
          <Poster src={booking.event_image} category={booking.event_category} />
          <LineHead
            heading="h2"
            booking={booking}
            about={`${booking.ticket_tier_name} · ${countOf(booking.quantity, 'ticket')} · ${booking.booking_number}`}
          />
        </div>
        <AttendeeForm
          key={booking.id}
          booking={booking}
          user={user}
          saved={saved}
          paymentId={paymentId}
          onSaved={handleSaved}
          onStale={query.refetch}
        />
      </div>
    </div>
  );
}

function useConfirmationAfter(saved: boolean, payment: string | null) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(
      () => void navigate(cartPath({ stage: 'confirmation', payment }), { replace: true }),
      REDIRECT_MS,
    );
    return () => clearTimeout(timer);
  }, [saved, payment, navigate]);
}

const backToCart = (
  <Button component={Link} to={cartPath()}>
    Back to Cart
  </Button>
);

function BookingNotFound() {
  return (
    <EmptyState
      title="Booking Not Found"
      text="There is no booking of yours with this number."
      action={backToCart}
    />
  );
}

/** Offers payment, unless the booking was cancelled before it was paid. */
function NotPaid({ booking: { id, status } }: { booking: Booking }) {
  return (
    <EmptyState
      title="Not paid yet"
      text="Attendee details can be added once the booking is paid."
      action={
        <>
          {status === 'pending' && (
            <Button
              component={Link}
              variant="contained"
              to={cartPath({ stage: 'payment', bookings: [id] })}
            >
              Proceed to Payment
            </Button>
          )}
          {backToCart}
        </>
      }
    />
  );
}

function Ended() {
  return (
    <EmptyState
      title="Booking cancelled"
      text="Its tickets are no longer valid, so there is nobody to name."
      action={backToCart}
    />
  );
}

function AttendeeSkeleton() {
  return (
    <div className={layout.main}>
      <VisuallyHidden>
        <span role="status">Loading the booking…</span>
      </VisuallyHidden>
      <div className={styles.form}>
        <div className={styles.about}>
          <Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 5' }} />
          <div className={line.head}>
            <Skeleton sx={{ typography: 'h3', width: '50%' }} />
            <Skeleton sx={{ typography: 'meta', width: '50%' }} />
            <Skeleton sx={{ typography: 'meta', width: '50%' }} />
          </div>
        </div>
        {[1, 2].map((one) => (
          <div key={one} className={block.block}>
            <Skeleton sx={{ typography: 'h3', width: '30%' }} />
            <div className={block.fields}>
              <Skeleton variant="rounded" sx={{ height: 44 }} />
              <Skeleton variant="rounded" sx={{ height: 44 }} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
