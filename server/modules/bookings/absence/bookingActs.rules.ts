import type { Caller } from '../../../contract/caller';
import { isInReach } from '../../identity/people/reach.rules';
import type { BookingRow } from '../bookings.types';

/** Actions on a booking besides reading it. */
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
 * What a person may do with a booking (docs/product/people.md#people-who-leave). Holders may do everything except hand
 * it over, which they may do only when closing their account. Admins and managers of the company within reach may do
 * everything with a paid booking whose holder is away or has a closed or erased account. Nobody else may change it, not
 * even people who can read every company's bookings.
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
