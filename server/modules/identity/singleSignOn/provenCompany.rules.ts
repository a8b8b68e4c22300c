import type { Caller } from '../../../contract/caller';
import { forbidden, notFound } from '../../../lib/errors';

/**
 * The company whose sign-in the caller manages.
 * @throws 403, 403 domain_not_proven, 404
 */
export function provenCompany({ permissions, companyId, companyProven }: Caller): number {
  if (!permissions.includes('manage_company')) {
    throw forbidden("Only your company's admin can manage single sign-on.");
  }
  if (companyId === null) throw notFound('You belong to no company.');
  if (!companyProven) {
    throw forbidden(
      "Prove your company's domain first: people sign in with addresses at it.",
      'domain_not_proven',
    );
  }
  return companyId;
}
