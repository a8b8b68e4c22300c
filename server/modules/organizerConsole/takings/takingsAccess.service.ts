import type { Caller } from '../../../contract/caller';
import type { ModuleDeps } from '../../../deps';
import { forbidden, notFound } from '../../../lib/errors';
import { mayOwn, mayRead } from '../../identity/people/organizerRoles.rules';
import { findOrganizer, type OrganizerRow } from '../organizers/organizers.repository';

/** Only owners see the takings of all events; editors see the sales of each event. @throws 403, 404 */
export async function findOwnOrganizer(
  { db }: Pick<ModuleDeps, 'db'>,
  caller: Caller,
  id: number,
): Promise<OrganizerRow> {
  const organizer = mayRead(caller, id) ? await findOrganizer(db, id) : undefined;
  if (!organizer) throw notFound('Organizer not found');
  if (!mayOwn(caller, id)) throw forbidden('Only an owner of the organizer can see its takings.');
  return organizer;
}
