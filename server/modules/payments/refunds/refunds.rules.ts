import type { RefundRow } from './refunds.repository';

type Scoped = Pick<RefundRow, 'scope'>;

/** Of a payment that could not be used, or of a second charge for one. */
export const isOfUnusedMoney = ({ scope }: Scoped): boolean =>
  scope === 'payment' || scope.startsWith('again:');

/** Made at the gateway itself, as in its dashboard. */
export const isMadeElsewhere = ({ scope }: Scoped): boolean => scope.startsWith('gateway:');

/** Made by Foyer, of the payment's own charge: of bookings, or of all of it. */
export const isOfOwnCharge = (refund: Scoped): boolean =>
  !refund.scope.startsWith('again:') && !isMadeElsewhere(refund);

/** Of bookings, and made by Foyer. */
export const isOfBookings = (refund: Scoped): boolean =>
  isOfOwnCharge(refund) && !isOfUnusedMoney(refund);

/** What the refund terms give back of a booking that its holder cancelled. */
export const isOfCancelledBooking = ({ scope }: Scoped): boolean => scope.startsWith('booking:');

/** What the organizer of the event gives back of one booking, in whole or part. */
export const isByOrganizer = ({ scope }: Scoped): boolean => scope.startsWith('part:');

/** What the refund terms give back of seats that nobody claimed. */
export const isOfReturnedSeats = ({ scope }: Scoped): boolean => scope.startsWith('seats:');

/** The charge that a refund is of, minor units. Unused money is a whole charge, which may differ from what was owed. */
export const chargeOf = (
  refund: Pick<RefundRow, 'scope' | 'amount' | 'covered' | 'payment_amount'>,
): number => (isOfUnusedMoney(refund) ? refund.amount + refund.covered : refund.payment_amount);

type Keyed = Pick<RefundRow, 'public_id' | 'scope' | 'attempt'>;

/** Under which the gateway stores an attempt, beside the refund. */
const keyOf = ({ public_id: publicId, scope }: Keyed, attempt: number): string =>
  `${publicId}_${scope}${attempt > 1 ? `_try${attempt}` : ''}`;

/** The keys of all attempts, the present one last. */
export function keysOf(refund: Keyed): [string, ...string[]] {
  const later = Array.from({ length: refund.attempt - 1 }, (_, index) => keyOf(refund, index + 2));
  return [keyOf(refund, 1), ...later];
}
