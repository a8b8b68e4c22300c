import type { Caller } from '../../../contract/caller';
import { isInReach } from '../../identity/people/reach.rules';
import type { BookingRow } from '../bookings.types';

/** What is done with a booking besides reading it. */
export type BookingAct = 'rename' | 'reassign' | 'cancel' | 'hand_over';

export type Actor = Pick<Caller, 'userId' | 'permissions' | 'companyId' | 'companyProven'>;

export type ActedOn = Pick<
  BookingRow,
  'user_id' | 'user_invited_by' | 'holder_state' | 'company_id' | 'status'
>;

const NONE: readonly BookingAct[] = [];
const OF_HOLDER: readonly BookingAct[] = ['rename', 'reassign', 'cancel'];
const ALL: readonly BookingAct[] = ['rename', 'reassign', 'cancel', 'hand_over'];

/**
 * What somebody may do with a booking (docs/product/people.md#people-who-leave). Its holder changes it, and gives it away only
 * with their account. Admins and managers of its company within reach do all of it with a paid booking whose holder's
 * account is closed or erased, or who is away. Nobody else changes it, those who read every company's bookings included.
 */
export function bookingActs(actor: Actor, booking: ActedOn): readonly BookingAct[] {
  const { user_id: id, company_id: companyId, holder_state: state } = booking;
  const isGone = state === 'closed' || state === 'erased';
  if (id === actor.userId) return isGone ? ALL : OF_HOLDER;
  if (state === 'open' || booking.status === 'pending') return NONE;
  if (!actor.permissions.includes('view_company_bookings')) return NONE;
  return isInReach(actor, { id, companyId, invitedBy: booking.user_invited_by }) ? ALL : NONE;
}

export const mayAct = (actor: Actor, booking: ActedOn, act: BookingAct): boolean =>
  bookingActs(actor, booking).includes(act);
