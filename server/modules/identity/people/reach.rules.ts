import type { CompanyReach } from '../../../db/expressions/companyReach';

export interface CompanyMember {
  id: number;
  companyId: number | null;
  invitedBy: number | null;
}

/**
 * True when somebody's company role covers this person (D30): everybody in a company that has proven its domain, else
 * only themselves and the people they invited. `inReach` in server/db/expressions is the same rule as SQL.
 */
export const isInReach = (
  reach: Omit<CompanyReach, 'companyId'> & { companyId: number | null },
  person: CompanyMember,
): boolean =>
  reach.companyId !== null &&
  reach.companyId === person.companyId &&
  (reach.companyProven || person.id === reach.userId || person.invitedBy === reach.userId);
