import type { AuthUser, Booking } from '@/api';

type Held = Pick<Booking, 'user' | 'user_name' | 'holder_state' | 'status' | 'payment_status'>;

/**
 * Whether somebody looks after a booking whose holder has left or is away: who reads the bookings of the company
 * (docs/product/people.md#people-who-leave). The server checks each step again.
 */
export const actsForHolder = (
  booking: Held,
  user: Pick<AuthUser, 'id' | 'permissions'> | null | undefined,
): boolean =>
  user !== null &&
  user !== undefined &&
  booking.user !== user.id &&
  booking.holder_state !== 'open' &&
  booking.status === 'confirmed' &&
  booking.payment_status === 'paid' &&
  user.permissions.includes('view_company_bookings');

/** `Meera Iyer has left.` */
export function absenceText({ user_name: name, holder_state: state }: Held): string {
  if (state === 'erased') return 'Its holder has left.';
  return state === 'away' ? `${name} is away.` : `${name} has left.`;
}
