import type { Caller } from '../../contract/caller';
import type { CompanyReach } from '../../db/expressions/companyReach';
import { isInReach, type CompanyMember } from '../identity/people/reach.rules';

/**
 * Whose bookings a person may read (D8): their own, their company's, or all. In a company whose domain is not proven,
 * only those of people whom they invited (D30). Requests for bookings outside the scope get 404.
 */
export type Scope =
  | { kind: 'own'; userId: number }
  | ({ kind: 'company' } & CompanyReach)
  | { kind: 'all' };

export function readingScope(caller: Caller): Scope {
  if (caller.permissions.includes('view_all_bookings')) return { kind: 'all' };
  if (caller.permissions.includes('view_company_bookings') && caller.companyId !== null) {
    const { userId, companyId, companyProven } = caller;
    return { kind: 'company', userId, companyId, companyProven };
  }
  return { kind: 'own', userId: caller.userId };
}

/** Whether the scope allows listing the bookings of `person`. */
export function mayReadBookingsOf(scope: Scope, person: CompanyMember): boolean {
  switch (scope.kind) {
    case 'all':
      return true;
    case 'company':
      return person.id === scope.userId || isInReach(scope, person);
    case 'own':
      return person.id === scope.userId;
  }
}
