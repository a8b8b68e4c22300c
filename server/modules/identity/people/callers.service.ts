import type { Caller } from '../../../contract/caller';
import type { ModuleDeps } from '../../../deps';
import { presentCaller } from './people.presenter';
import { findPerson } from './people.repository';

/** A person who acts without a session, with their current permissions; undefined when the account is closed. */
export async function findCallerWithoutSession(
  db: ModuleDeps['db'],
  personId: number,
  network: string | null,
): Promise<Caller | undefined> {
  const person = await findPerson(db, personId);
  if (!person?.is_active) return undefined;
  return { ...presentCaller(person), sessionId: '', network };
}
