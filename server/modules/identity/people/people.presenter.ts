import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import { permissionsOf, roleLabel } from './permissions.rules';
import type { PersonRow } from './people.repository';

/** Either name may be empty. */
export const fullName = (person: Pick<PersonRow, 'first_name' | 'last_name'>): string =>
  `${person.first_name} ${person.last_name}`.trim();

/** Includes the current permissions. */
export const presentCaller = (
  person: Omit<
    PersonRow,
    'username' | 'is_active' | 'duties' | 'has_second_factor' | 'admins_need_second_factor'
  >,
): Omit<Caller, 'sessionId' | 'network'> => ({
  userId: person.id,
  name: fullName(person),
  email: person.email,
  role: person.role,
  permissions: permissionsOf(person.role, person.memberships),
  companyId: person.company_id,
  companyName: person.company_name,
  companyProven: person.company_proven,
  memberships: person.memberships,
});

export const presentAuthUser = (
  person: PersonRow,
  mustSetUpFactor: boolean,
): Schemas['AuthUser'] => ({
  id: person.id,
  name: fullName(person),
  first_name: person.first_name,
  last_name: person.last_name,
  username: person.username,
  email: person.email,
  company: person.company_name,
  company_id: person.company_id,
  company_domain_proven: person.company_proven,
  role: person.role,
  role_label: roleLabel(person.role),
  permissions: [...permissionsOf(person.role, person.memberships, person.duties)],
  must_set_up_second_factor: mustSetUpFactor,
});
