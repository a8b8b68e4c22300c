import { ScimError } from '../../../contract/scimError';
import { parseEmail } from '../../../lib/emailAddress';
import { statedNames, type Claims } from '../singleSignOn/claims.rules';
import type { UserChanges } from './patch.rules';

interface Named {
  first_name: string;
  last_name: string;
}

/** The written names as a provider states them. @param before fills in the part that is not written */
export const claimsOf = (
  { givenName, familyName, wholeName }: UserChanges,
  before: Named | null,
): Claims =>
  givenName === undefined && familyName === undefined
    ? { name: wholeName }
    : {
        given_name: givenName ?? before?.first_name,
        family_name: familyName ?? before?.last_name,
        name: wholeName,
      };

/** Null to keep the name: nothing was written, or nothing that is allowed. */
export const namesAfter = (changes: UserChanges, before: Named) =>
  statedNames(claimsOf(changes, before));

/**
 * The address of an account never changes: tickets, invitations and the deletion of a person's data go by it.
 * @param address of the account
 * @throws ScimError mutability for another userName, invalidValue for another address at work
 */
export function assertAddress({ userName, emails = [] }: UserChanges, address: string): void {
  const isSame = (text: string) => parseEmail(text)?.address === address;
  if (userName !== undefined && !isSame(userName)) {
    throw new ScimError(
      'mutability',
      'The userName of a person cannot change. Delete the person, and create them with the new address.',
    );
  }
  if (emails.length > 0 && !emails.some(isSame)) {
    throw new ScimError(
      'invalidValue',
      'The work email must be the same as the userName. Map both to the same attribute.',
    );
  }
}
