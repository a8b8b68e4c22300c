import type { Caller } from '../../../contract/caller';
import { forbidden } from '../../../lib/errors';
import { permissionsOf } from './permissions.rules';

/**
 * Organizers at whose events the caller may check tickets in (D21); null for every event, the platform's
 * own included.
 * @throws 403 without check_in_tickets
 */
export function doorsOf(caller: Caller): number[] | null {
  if (!caller.permissions.includes('check_in_tickets')) {
    throw forbidden('You may not check in tickets.');
  }
  if (permissionsOf(caller.role).includes('check_in_tickets')) return null;
  return caller.memberships.map(({ organizerId }) => organizerId);
}

/** Whether these doors, of `doorsOf`, are those of an event of this organizer; null is the platform. */
export const isAtDoor = (doors: readonly number[] | null, organizerId: number | null): boolean =>
  doors === null || (organizerId !== null && doors.includes(organizerId));
