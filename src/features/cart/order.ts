import { useListBookingsQuery, type Booking } from '@/api';
import { selectUser, useAppSelector } from '@/state';

/** The public id of the payment that settled a booking; null when none did. */
export function paymentOf({ payments }: Pick<Booking, 'payments'>): string | null {
  const settled = payments.find(({ status }) => status !== 'pending' && status !== 'failed');
  return settled?.payment_id ?? null;
}

/** Whether people of this booking can still be named. */
export function isUnnamed(booking: Booking): boolean {
  return booking.status === 'confirmed' && !booking.attendee_details_completed;
}

/** The booking whose people are named after this one: the next unnamed of the order, or the first. */
export function nextUnnamed(
  order: readonly Booking[],
  bookingId: number | null,
): Booking | undefined {
  const index = order.findIndex(({ id }) => id === bookingId);
  const others = [...order.slice(index + 1), ...order.slice(0, Math.max(0, index))];
  return others.find(isUnnamed);
}

/** The person's bookings of one payment, in the order in which they were booked. */
export function useOrder(paymentId: string | null) {
  const user = useAppSelector(selectUser);
  const query = useListBookingsQuery(
    {
      user: user?.id ?? 0,
      paymentId: paymentId ?? '',
      include: 'payment,attendees',
      pageSize: 100,
    },
    { skip: !user || paymentId === null },
  );
  const bookings = [...(query.currentData?.results ?? [])].reverse();
  return { ...query, bookings };
}
