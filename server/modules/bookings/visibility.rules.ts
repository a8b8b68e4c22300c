import type { Caller } from '../../contract/caller';

/**
 * Whose bookings a person may read (D8): their own, those of their company, or all. Bookings
 * outside the scope are answered with 404.
 */
export type Scope =
  | { kind: 'own'; userId: number }
  | { kind: 'company'; userId: number; companyId: number }
  | { kind: 'all' };

export function readingScope(caller: Caller): Scope {
  if (caller.permissions.includes('view_all_bookings')) return { kind: 'all' };
  if (caller.permissions.includes('view_company_bookings') && caller.companyId !== null) {
    return { kind: 'company', userId: caller.userId, companyId: caller.companyId };
  }
  return { kind: 'own', userId: caller.userId };
}

/** True when the person of the scope may list the bookings of `person`. */
export function mayReadBookingsOf(
  scope: Scope,
  person: { id: number; companyId: number | null },
): boolean {
  switch (scope.kind) {
    case 'all':
      return true;
    case 'company':
      return person.id === scope.userId || person.companyId === scope.companyId;
    case 'own':
      return person.id === scope.userId;
  }
}
