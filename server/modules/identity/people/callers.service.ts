import type { Caller } from '../../../contract/caller';
import type { ModuleDeps } from '../../../deps';
import { fullName } from './people.presenter';
import { findPerson } from './people.repository';
import { permissionsOf } from './permissions.rules';

/** A person with the rights of now, who acts without a session; undefined where the account is not open. */
export async function findCallerWithoutSession(
  db: ModuleDeps['db'],
  personId: number,
  network: string | null,
): Promise<Caller | undefined> {
  const person = await findPerson(db, personId);
  if (!person?.is_active) return undefined;
  return {
    userId: person.id,
    sessionId: '',
    name: fullName(person),
    email: person.email,
    role: person.role,
    permissions: permissionsOf(person.role, person.memberships),
    companyId: person.company_id,
    companyName: person.company_name,
    companyProven: person.company_proven,
    memberships: person.memberships,
    network,
  };
}
