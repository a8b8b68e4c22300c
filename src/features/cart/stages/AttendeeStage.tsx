import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
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
import { LineHead } from '../components/BookingLine';
import { BackToCart } from '../components/CartLayout';
import { OrderProgress } from '../components/OrderProgress';
import { nextUnnamed, paymentOf, useOrder } from '../order';

/** Delay between saving and the confirmation stage (docs/product/screens.md#attendee-details). */
const REDIRECT_MS = 2000;

/**
 * Attendee details of one of the person's own paid bookings, one after the other for all bookings of
 * its payment (docs/product/screens.md#attendee-details).
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
  const [savedId, setSavedId] = useState<number | null>(null);
  const saved = savedId !== null && savedId === bookingId;
  const orderIsLoading = order.isFetching && !order.currentData;
  useNextPage({
    enabled: saved && !orderIsLoading,
    next: nextUnnamed(order.bookings, bookingId)?.id,
    payment: paymentId,
  });
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
  return (
    <Box sx={{ maxWidth: 760, containerType: 'inline-size' }}>
      <OrderProgress order={order.bookings} bookingId={booking.id} />
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2.5, pb: 3 }}>
        <Box sx={{ flex: 'none', width: 72 }}>
          <Poster src={booking.event_image} category={booking.event_category} />
        </Box>
        <LineHead
          heading="h2"
          booking={booking}
          about={`${booking.ticket_tier_name} · ${countOf(booking.quantity, 'ticket')} · ${booking.booking_number}`}
        />
      </Stack>
      <AttendeeForm
        key={booking.id}
        booking={booking}
        user={user}
        saved={saved}
        paymentId={paymentId}
        onSaved={() => setSavedId(booking.id)}
        onStale={query.refetch}
      />
    </Box>
  );
}

interface NextPage {
  /** The details are saved, and the bookings of the order are known. */
  enabled: boolean;
  /** The next booking of the order without names. */
  next: number | undefined;
  payment: string | null;
}

/** Opens the next booking of the order; after the last one, the confirmation. */
function useNextPage({ enabled, next, payment }: NextPage) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!enabled) return;
    if (next !== undefined) {
      void navigate(cartPath({ stage: 'attendee_details', booking: next }));
      return;
    }
    const timer = setTimeout(
      () => void navigate(cartPath({ stage: 'confirmation', payment }), { replace: true }),
      REDIRECT_MS,
    );
    return () => clearTimeout(timer);
  }, [enabled, next, payment, navigate]);
}

function BookingNotFound() {
  return (
    <EmptyState
      title="Booking Not Found"
      text="You have no booking with this number."
      action={<BackToCart />}
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
          <BackToCart />
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
      action={<BackToCart />}
    />
  );
}

function AttendeeSkeleton() {
  return (
    <Stack sx={{ gap: 3, maxWidth: 760 }}>
      <VisuallyHidden role="status">Loading the booking…</VisuallyHidden>
      <Stack direction="row" sx={{ gap: 2.5 }}>
        <Skeleton variant="rounded" sx={{ width: 72, height: 90 }} />
        <Box sx={{ flex: 1 }}>
          <Skeleton sx={{ typography: 'h3', width: '50%' }} />
          <Skeleton sx={{ typography: 'meta', width: '50%' }} />
          <Skeleton sx={{ typography: 'meta', width: '50%' }} />
        </Box>
      </Stack>
      {[1, 2].map((one) => (
        <div key={one}>
          <Skeleton sx={{ typography: 'h3', width: '30%' }} />
          <Skeleton variant="rounded" sx={{ height: 44, my: 2 }} />
          <Skeleton variant="rounded" sx={{ height: 44 }} />
        </div>
      ))}
    </Stack>
  );
}
