import { useMemo } from 'react';
import { useListBookingsQuery, useQuoteBookingsQuery, type Booking } from '@/api';
import { useCartBookings } from '@/entities/booking/useCartBookings';
import { selectUser, useAppSelector } from '@/state';
import { currenciesOf, payableBookings } from './payment/payable';

const NONE: Booking[] = [];

/** The person's paid bookings of events that are still to come, newest first. */
export function usePaidBookings() {
  const user = useAppSelector(selectUser);
  const query = useListBookingsQuery(
    { user: user?.id ?? 0, paymentStatus: 'paid', timeframe: 'upcoming', pageSize: 100 },
    { skip: !user },
  );
  return { ...query, bookings: query.currentData?.results ?? NONE };
}

/**
 * The data of the cart and payment stages: unpaid bookings, those that one payment can cover, and
 * their price as the server computes it (D12).
 *
 * @param chosenCurrency from the query string; null for the first currency of the cart
 * @param paying during a payment no quote is requested: its bookings may already be paid
 */
export function useCart(chosenCurrency: string | null, paying = false) {
  const pending = useCartBookings();
  const paid = usePaidBookings();
  const payable = useMemo(
    () => payableBookings(pending.bookings, chosenCurrency),
    [pending.bookings, chosenCurrency],
  );
  const bookingIds = useMemo(() => payable.map(({ id }) => id), [payable]);
  const quote = useQuoteBookingsQuery({ bookingIds }, { skip: paying || bookingIds.length === 0 });
  return {
    pending,
    paid,
    payable,
    bookingIds,
    quote,
    currencies: currenciesOf(pending.bookings),
    currency: payable[0]?.currency ?? 'INR',
  };
}

export type CartData = ReturnType<typeof useCart>;
