import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import { isPlatformRole } from '../people/permissions.rules';
import { isInReach } from '../people/reach.rules';

type Role = Schemas['Role'];

/** The fields of a person that decide who may see and change them. */
export interface Subject {
  id: number;
  role: Role;
  company_id: number | null;
  invited_by: number | null;
}

export type ProfileCaller = Pick<
  Caller,
  'userId' | 'role' | 'companyId' | 'companyProven' | 'permissions'
>;

const isPlatformAdmin = (caller: ProfileCaller) => caller.permissions.includes('manage_all_users');

/**
 * The caller is an admin of the person's company, and the person is within their reach (D30). Platform accounts have
 * no company admin.
 */
const isCompanyAdmin = (caller: ProfileCaller, person: Subject) =>
  caller.permissions.includes('manage_company') &&
  isInReach(caller, {
    id: person.id,
    companyId: person.company_id,
    invitedBy: person.invited_by,
  }) &&
  !isPlatformRole(person.role);

/** True for the person, the admin of their company and platform admins (D8). */
export const maySee = (caller: ProfileCaller, person: Subject): boolean =>
  caller.userId === person.id || isPlatformAdmin(caller) || isCompanyAdmin(caller, person);

/** Only super admins may change a super admin, including the username and name. */
export const mayChange = (caller: ProfileCaller, person: Subject): boolean =>
  person.role !== 'super_admin' || caller.permissions.includes('manage_super_admins');

/**
 * Super admins assign any role, other platform admins any but super admin, company admins company
 * roles within their company.
 */
export function mayAssignRole(caller: ProfileCaller, person: Subject, role: Role): boolean {
  if (!mayChange(caller, person)) return false;
  if (role === 'super_admin') return caller.permissions.includes('manage_super_admins');
  return isPlatformAdmin(caller) || (isCompanyAdmin(caller, person) && !isPlatformRole(role));
}

/** Changing companies gives access to the other company's data: platform admins only. */
export const mayChangeCompany = (caller: ProfileCaller): boolean => isPlatformAdmin(caller);
