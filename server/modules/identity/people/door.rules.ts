import type { Caller } from '../../../contract/caller';
import { forbidden } from '../../../lib/errors';
import { permissionsOf } from './permissions.rules';

/**
 * Organizers whose events the caller may check tickets in for (D21); null for every event, including the platform's
 * own.
 * @throws 403 without check_in_tickets
 */
export function doorsOf(caller: Caller): number[] | null {
  if (!caller.permissions.includes('check_in_tickets')) {
    throw forbidden('You may not check in tickets.');
  }
  if (permissionsOf(caller.role).includes('check_in_tickets')) return null;
  return caller.memberships.map(({ organizerId }) => organizerId);
}

/** Whether the result of `doorsOf` includes the events of this organizer; null is the platform. */
export const isAtDoor = (doors: readonly number[] | null, organizerId: number | null): boolean =>
  doors === null || (organizerId !== null && doors.includes(organizerId));
