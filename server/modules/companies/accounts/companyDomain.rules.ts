import type { Caller } from '../../../contract/caller';
import { parseEmail } from '../../../lib/emailAddress';
import { conflict, invalidInput } from '../../../lib/errors';
import { isPlatformAdmin } from '../../identity/people/peopleScope.rules';
import { isFreeDomain } from '../../identity/signup/corporateDomain.rules';

/**
 * Parses a mail domain of a company; returns it in lower case.
 * @param blocked domains that the operator has configured
 * @throws 400 with field domain
 */
export function readDomain(text: string, blocked: ReadonlySet<string>): string {
  const domain = parseEmail(`somebody@${text.trim()}`)?.domain;
  const sentence =
    domain === undefined
      ? 'Enter a domain such as acme.com.'
      : 'This is a free email provider. Its people belong to no company.';
  if (domain === undefined || isFreeDomain(domain, blocked))
    throw invalidInput(sentence, { domain: sentence });
  return domain;
}

/** The hint depends on the caller: the platform can merge the companies, a company admin has to ask the platform. */
export const domainTaken = (domain: string, caller: Pick<Caller, 'permissions'>) =>
  conflict(
    'domain_taken',
    `${domain} belongs to another company. ${
      isPlatformAdmin(caller)
        ? 'Merge the two companies if they are one.'
        : 'If it is yours too, write to support.'
    }`,
  );
