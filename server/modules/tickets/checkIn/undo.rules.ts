import type { Caller } from '../../../contract/caller';
import { permissionsOf } from '../../identity/people/permissions.rules';

/** One's own check-in can be undone for so long. */
const OWN_MINUTES = 10;

/** The platform's staff, and owners and editors of the event's organizer. */
export const mayUndoAny = (caller: Caller, organizerId: number | null): boolean =>
  permissionsOf(caller.role).includes('check_in_tickets') ||
  caller.memberships.some((one) => one.organizerId === organizerId && one.role !== 'door');

export type Undo = 'allowed' | 'of_another' | 'too_late';

/** Whether a check-in may be undone. */
export function undoOf(
  caller: Caller,
  checkIn: { by_user: number | null; scanned_at: Date; organizer_id: number | null },
  now: Date,
): Undo {
  if (mayUndoAny(caller, checkIn.organizer_id)) return 'allowed';
  if (checkIn.by_user !== caller.userId) return 'of_another';
  const age = now.getTime() - checkIn.scanned_at.getTime();
  return age <= OWN_MINUTES * 60_000 ? 'allowed' : 'too_late';
}
