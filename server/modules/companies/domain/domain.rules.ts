import type { Schemas } from '../../../contract/types';

const RECORD_NAME = 'foyer-verification=';
const MAX_SHOWN = 5;
/** Characters of a record that the answer quotes at most. */
const MAX_LENGTH = 200;

type Outcome = Schemas['DomainCheck']['outcome'];

/** The required TXT record of a domain. */
export const proofRecord = (token: string) => `${RECORD_NAME}${token}`;

/**
 * Whether one of the records proves the domain.
 * @param records as DNS returns them, each split into parts
 */
export function judgeRecords(
  records: readonly (readonly string[])[],
  token: string,
): { outcome: Exclude<Outcome, 'lookup_failed'>; found: string[] } {
  const ours = records
    .map((parts) => parts.join('').trim())
    .filter((text) => text.toLowerCase().startsWith(RECORD_NAME));
  const found = ours.slice(0, MAX_SHOWN).map((text) => text.slice(0, MAX_LENGTH));
  if (ours.includes(proofRecord(token))) return { outcome: 'proven', found };
  return { outcome: ours.length > 0 ? 'wrong_value' : 'no_record', found };
}

export const outcomeSentences: Readonly<Record<Outcome, (domain: string) => string>> = {
  proven: (domain) => `${domain} is proven.`,
  no_record: (domain) =>
    `We found no TXT record that begins with ${RECORD_NAME} at ${domain}. New records can take an hour to be seen; please try again later.`,
  wrong_value: (domain) =>
    `The TXT record at ${domain} has another value. Please copy the value once more and try again.`,
  lookup_failed: (domain) =>
    `The name servers of ${domain} did not answer. Please try again in a few minutes.`,
};
