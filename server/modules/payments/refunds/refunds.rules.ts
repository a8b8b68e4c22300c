import type { RefundRow } from './refunds.repository';

type Scoped = Pick<RefundRow, 'scope'>;

/** Refund of an unusable payment, or of a second charge for the same payment. */
export const isOfUnusedMoney = ({ scope }: Scoped): boolean =>
  scope === 'payment' || scope.startsWith('again:');

/** Made outside Foyer, such as in the gateway's dashboard. */
export const isExternalRefund = ({ scope }: Scoped): boolean => scope.startsWith('gateway:');

/** Made by Foyer for the payment's own charge: for bookings, or for all of it. */
export const isOfOwnCharge = (refund: Scoped): boolean =>
  !refund.scope.startsWith('again:') && !isExternalRefund(refund);

/** Made by Foyer for bookings. */
export const isOfBookings = (refund: Scoped): boolean =>
  isOfOwnCharge(refund) && !isOfUnusedMoney(refund);

/** Refund by the refund terms after the holder cancelled a booking. */
export const isOfCancelledBooking = ({ scope }: Scoped): boolean => scope.startsWith('booking:');

/** Full or partial refund of one booking by the event's organizer. */
export const isByOrganizer = ({ scope }: Scoped): boolean => scope.startsWith('part:');

/** Refund by the refund terms of seats that nobody claimed. */
export const isOfReturnedSeats = ({ scope }: Scoped): boolean => scope.startsWith('seats:');

/** The amount of the refunded charge, minor units. An unused charge may differ from the payment's amount. */
export const chargeOf = (
  refund: Pick<RefundRow, 'scope' | 'amount' | 'covered' | 'payment_amount'>,
): number => (isOfUnusedMoney(refund) ? refund.amount + refund.covered : refund.payment_amount);

type Keyed = Pick<RefundRow, 'public_id' | 'scope' | 'attempt'>;

/** The key that the gateway stores with the refund of one attempt. */
const keyOf = ({ public_id: publicId, scope }: Keyed, attempt: number): string =>
  `${publicId}_${scope}${attempt > 1 ? `_try${attempt}` : ''}`;

/** The keys of all attempts; the current one is last. */
export function keysOf(refund: Keyed): [string, ...string[]] {
  const later = Array.from({ length: refund.attempt - 1 }, (_, index) => keyOf(refund, index + 2));
  return [keyOf(refund, 1), ...later];
}
