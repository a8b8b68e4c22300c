import type { Caller } from '../../contract/caller';
import type { CompanyReach } from '../../db/expressions/companyReach';
import { forbidden, notFound } from '../../lib/errors';

export const noCompany = () => notFound('You belong to no company.');

/**
 * The company that the caller manages, with their reach in it.
 * @param sentence error message for callers without the permission
 * @throws 403; 404 for platform roles, who have no company
 */
export function managedCompany(
  caller: Pick<Caller, 'userId' | 'permissions' | 'companyId' | 'companyProven'>,
  sentence: string,
): CompanyReach {
  const { userId, permissions, companyId, companyProven } = caller;
  if (!permissions.includes('manage_company')) throw forbidden(sentence);
  if (companyId === null) throw noCompany();
  return { userId, companyId, companyProven };
}
