import type { Caller } from '../../../contract/caller';
import type { ModuleDeps } from '../../../deps';
import { forbidden, invalidInput } from '../../../lib/errors';
import { organizerOfCall } from '../../identity/people/organizerRoles.rules';
import { findOrganizer } from './organizers.repository';

interface Wish {
  /** Id of the organizer named in the request. */
  named: number | undefined;
  /** Verb phrase for the error message, such as `make events`. */
  toDo: string;
}

/** The organizer for which the request creates events. @throws 400, 403 */
export async function findOrganizerOfCall(
  db: ModuleDeps['db'],
  caller: Caller,
  { named, toDo }: Wish,
) {
  if (!caller.permissions.includes('organize_events')) {
    throw forbidden(`Only owners and editors of an organizer can ${toDo}.`);
  }
  const id = organizerOfCall(caller, named);
  const found = id === null ? undefined : await findOrganizer(db, id);
  if (!found) {
    const sentence = 'Choose one of your organizers.';
    throw invalidInput(sentence, { organizer: sentence });
  }
  return found;
}
