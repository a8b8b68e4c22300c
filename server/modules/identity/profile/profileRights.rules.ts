import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import { isPlatformRole } from '../people/permissions.rules';

type Role = Schemas['Role'];

/** Of a person, what decides who may see and change them. */
export interface Subject {
  id: number;
  role: Role;
  company_id: number | null;
}

export type Reader = Pick<Caller, 'userId' | 'role' | 'companyId' | 'permissions'>;

const isPlatformAdmin = (caller: Reader) => caller.permissions.includes('manage_all_users');

/** The admin of the person's company. People of the platform have no such admin. */
const isCompanyAdmin = (caller: Reader, person: Subject) =>
  caller.permissions.includes('manage_company') &&
  caller.companyId !== null &&
  caller.companyId === person.company_id &&
  !isPlatformRole(person.role);

/** Oneself, one's company's admin, platform admins (D8). For all others there is nobody. */
export const maySee = (caller: Reader, person: Subject): boolean =>
  caller.userId === person.id || isPlatformAdmin(caller) || isCompanyAdmin(caller, person);

/** Platform admins give any role; a company admin those of a company, to people of the company. */
export const mayGiveRole = (caller: Reader, person: Subject, role: Role): boolean =>
  isPlatformAdmin(caller) || (isCompanyAdmin(caller, person) && !isPlatformRole(role));

/** Whoever moves between companies sees another company's things: platform admins only. */
export const mayMoveCompany = (caller: Reader): boolean => isPlatformAdmin(caller);
