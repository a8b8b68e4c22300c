import type { Caller } from '../../../contract/caller';
import type { ModuleDeps } from '../../../deps';
import { forbidden, notFound } from '../../../lib/errors';
import { mayChange, maySee } from '../profile/profileRights.rules';
import { findMember } from './companyPeople.repository';

/** Reads a person for themselves or for somebody who may close their account. @throws 403, 404 */
export async function readClosable(
  db: ModuleDeps['db'],
  caller: Caller,
  id: number,
): Promise<{ id: number; email: string }> {
  const person = await findMember(db, id);
  if (!person || !maySee(caller, person)) throw notFound('User not found');
  if (!mayChange(caller, person)) {
    throw forbidden('Only a Super Admin can open and close the account of a Super Admin.');
  }
  return { id: person.id, email: person.email };
}
