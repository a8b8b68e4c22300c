import type { Caller } from '../../../contract/caller';
import type { ModuleDeps } from '../../../deps';
import { eventNotFound } from '../authoring/eventChanges.service';
import { mayEdit } from '../../identity/people/organizerRoles.rules';
import type { DashboardEvent } from './dashboard.types';
import { findDashboardEvent } from './sales.repository';

/** Finds an event whose organizer the caller owns or edits; only they see money and names. @throws 404 */
export async function findOwnEvent(
  { db }: Pick<ModuleDeps, 'db'>,
  caller: Caller,
  id: number,
): Promise<DashboardEvent> {
  const event = await findDashboardEvent(db, id);
  if (!event || !mayEdit(caller, event.organizer_id)) throw eventNotFound();
  return event;
}
