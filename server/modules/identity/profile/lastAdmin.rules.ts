import type { Actor, Caller } from '../../../contract/caller';
import type { Role } from '../../../db/schema/identity';
import { conflict } from '../../../lib/errors';

/** An admin of the platform or of a company who may sign in, read under a lock. */
export interface LockedAdmin {
  id: number;
  role: Role;
  company_id: number | null;
}

/** A person's role, company and account after a change. */
export interface PersonState {
  role: Role;
  isActive: boolean;
  companyId: number | null;
}

type Person = LockedAdmin & { is_active: boolean };

export interface AdminContext {
  admins: readonly LockedAdmin[];
  /** Other open accounts in the person's company. */
  colleagues: number;
  /** Nobody in a suspended company can book, so even its last admin may be removed. */
  isSuspended: boolean;
}

/**
 * False when the caller lost the role or the account while waiting for the lock. So when two admins close or demote
 * each other at the same time, one remains.
 */
export const isStillAdmin = (
  admins: readonly LockedAdmin[],
  caller: Pick<Caller, 'userId' | 'role'>,
): boolean => admins.some(({ id, role }) => id === caller.userId && role === caller.role);

/** The person was moved to another company between the two reads, so the wrong company's admins are locked. */
export const changedMeanwhile = () =>
  conflict(
    'changed_meanwhile',
    'Somebody else changed this account at the same time. Please try again.',
  );

/**
 * Refuses a change that would remove the last Super Admin, the last platform admin, or the last admin of a company
 * that has other people and is not suspended.
 * @throws 409 last_super_admin, last_platform_admin, last_company_admin
 */
export function assertAdminsRemain(
  caller: Pick<Actor, 'userId'>,
  person: Person,
  next: PersonState,
  { admins, colleagues, isSuspended }: AdminContext,
): void {
  const staysInCompany = next.isActive && next.companyId === person.company_id;
  if (!person.is_active || (staysInCompany && next.role === person.role)) return;
  const others = admins.filter(({ id }) => id !== person.id);
  if (person.role === 'super_admin' && !others.some(({ role }) => role === 'super_admin')) {
    throw conflict(
      'last_super_admin',
      'This is the last Super Admin. Give somebody else the role first.',
    );
  }
  const isPlatform = ({ role }: { role: Role }) => role === 'admin' || role === 'super_admin';
  if (person.role === 'admin' && !(next.isActive && isPlatform(next)) && !others.some(isPlatform)) {
    throw conflict(
      'last_platform_admin',
      'This is the last admin of the platform. Give somebody else the role first.',
    );
  }
  if (person.role !== 'company_admin' || isSuspended) return;
  const people = colleagues + (staysInCompany ? 1 : 0);
  const isOfCompany = (one: LockedAdmin) =>
    one.role === 'company_admin' && one.company_id === person.company_id;
  if (people === 0 || others.some(isOfCompany)) return;
  throw conflict(
    'last_company_admin',
    caller.userId === person.id
      ? 'You are the last Company Admin. Give a colleague the role first.'
      : 'This is the last Company Admin of the company. Give a colleague the role first, or suspend the company.',
  );
}
