import type { Schemas } from '../../../contract/types';
import { parseEmail, type EmailAddress } from '../../../lib/emailAddress';
import { nameProblem } from '../../../lib/personName';
import { singleLine } from '../../../lib/text';

/** What a provider states about a person. */
export type Claims = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? singleLine(value) : '');

/** Null unless the provider states that it has verified the address. */
export const verifiedEmail = ({ email, email_verified }: Claims): EmailAddress | null =>
  email_verified === true ? parseEmail(textOf(email)) : null;

/** The role of a new person: the first one in the mapping whose value the claim has, else employee. */
export function roleOf(
  claims: Claims,
  claim: string | null,
  mapping: readonly Schemas['SingleSignOnRole'][],
): Schemas['CompanyRole'] {
  if (claim === null || !Object.hasOwn(claims, claim)) return 'employee';
  const values = [claims[claim]].flat();
  return mapping.find(({ value }) => values.includes(value))?.role ?? 'employee';
}

interface Names {
  firstName: string;
  lastName: string;
}

/** First and last name; null if the claims have none that is allowed. */
export function statedNames(claims: Claims): Names | null {
  const first = textOf(claims.given_name);
  const last = textOf(claims.family_name);
  const whole = textOf(claims.name);
  const space = whole.lastIndexOf(' ');
  const candidates = [
    { firstName: first, lastName: last },
    { firstName: whole.slice(0, Math.max(space, 0)), lastName: whole.slice(space + 1) },
    { firstName: whole, lastName: '' },
  ];
  const isAllowed = (name: string) => nameProblem(name, 'Name') === null;
  const found = candidates.find(
    ({ firstName, lastName }) => isAllowed(firstName) && (lastName === '' || isAllowed(lastName)),
  );
  return found ?? null;
}

/** First and last name, from the address if the claims have none that is allowed. */
export const namesOf = (claims: Claims, { local }: Pick<EmailAddress, 'local'>): Names =>
  statedNames(claims) ?? { firstName: wordsOf(local), lastName: '' };

/** "Asha Menon" for `asha.menon7`. */
function wordsOf(local: string): string {
  const words = local.split(/[^a-z]+/).filter(Boolean);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return name || 'New Colleague';
}
