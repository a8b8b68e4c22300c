import type { Caller } from '../../../contract/caller';
import type { CompanyReach } from '../../../db/expressions/companyReach';
import { forbidden, notFound } from '../../../lib/errors';

/** The people somebody manages: those within a company admin's reach, or null for everybody. */
export type PeopleScope = CompanyReach | null;

export type ScopeCaller = Pick<Caller, 'userId' | 'permissions' | 'companyId' | 'companyProven'>;

export const isPlatformAdmin = (caller: Pick<Caller, 'permissions'>): boolean =>
  caller.permissions.includes('manage_all_users');

/** @throws 403 for a caller who manages nobody, 404 for a company's admin without a company */
export function peopleScopeOf(caller: ScopeCaller): PeopleScope {
  if (isPlatformAdmin(caller)) return null;
  if (!caller.permissions.includes('manage_company')) {
    throw forbidden('Only company admins and the platform’s admins can do this.');
  }
  const { userId, companyId, companyProven } = caller;
  if (companyId === null) throw notFound('You belong to no company.');
  return { userId, companyId, companyProven };
}
