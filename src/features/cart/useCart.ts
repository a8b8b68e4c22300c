import { useMemo } from 'react';
import { useListBookingsQuery, useQuoteBookingsQuery, type Booking } from '@/api';
import { isApproved, isWaiting } from '@/entities/booking/approvalState';
import { currenciesOf, payableBookings } from '@/entities/booking/payable';
import { useCartBookings } from '@/entities/booking/useCartBookings';
import { selectUser, useAppSelector } from '@/state';

const NONE: Booking[] = [];

/** The person's paid bookings of events that are still to come, the soonest first. */
export function usePaidBookings() {
  const user = useAppSelector(selectUser);
  const query = useListBookingsQuery(
    { user: user?.id ?? 0, paymentStatus: 'paid', timeframe: 'upcoming', pageSize: 100 },
    { skip: !user },
  );
  return { ...query, bookings: query.currentData?.results ?? NONE };
}

interface CartOptions {
  /** From the query string; null for the first currency of the cart. */
  currency: string | null;
  /** Only these bookings are paid; null for all of the cart. */
  only?: readonly number[] | null;
  /** During a payment no quote is requested: its bookings may already be paid. */
  paying?: boolean;
}

/**
 * The unpaid bookings to pay: none that wait for a decision, and approved ones only if `only` names them, because
 * each approved request is paid separately.
 */
export function useCartLines(
  pending: readonly Booking[],
  chosen: string | null,
  only: readonly number[] | null,
) {
  const candidates = useMemo(
    () =>
      pending.filter((one) => !isWaiting(one) && (only ? only.includes(one.id) : !isApproved(one))),
    [pending, only],
  );
  const payable = useMemo(() => payableBookings(candidates, chosen), [candidates, chosen]);
  const bookingIds = useMemo(() => payable.map(({ id }) => id), [payable]);
  return { candidates, payable, bookingIds };
}

/** The result of the company's policy; null without a policy, and for approved bookings. */
export const policyOf = ({ sums, payable }: Pick<CartData, 'sums' | 'payable'>) =>
  payable.every(isApproved) ? null : (sums?.policy ?? null);

/**
 * The data of the cart and payment stages: unpaid bookings, those that one payment can cover, and
 * their price as the server computes it.
 */
export function useCart({ currency: chosen, only = null, paying = false }: CartOptions) {
  const pending = useCartBookings();
  const paid = usePaidBookings();
  const { candidates, payable, bookingIds } = useCartLines(pending.bookings, chosen, only);
  const quote = useQuoteBookingsQuery({ bookingIds }, { skip: paying || bookingIds.length === 0 });
  const currency = payable[0]?.currency ?? 'INR';
  return {
    pending,
    paid,
    payable,
    bookingIds,
    quote,
    /** The last quote, unless it is of another currency: its figures would get the wrong sign. */
    sums: quote.data?.currency === currency ? quote.data : undefined,
    currencies: currenciesOf(candidates),
    currency,
  };
}

export type CartData = ReturnType<typeof useCart>;
