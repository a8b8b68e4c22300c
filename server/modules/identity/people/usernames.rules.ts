import { randomInt } from 'node:crypto';
import { isReservedUsername } from '../../../lib/deletedPerson';
import type { EmailAddress } from '../../../lib/emailAddress';

/** Lengths, as in openapi.yaml. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 60;
/** Leaves space for a number at the end. */
const MAX_BASE_LENGTH = MAX_LENGTH - 8;

/** The local part of the address, reduced to the characters a username may have. */
export function usernameBase({ local, domain }: Pick<EmailAddress, 'local' | 'domain'>): string {
  // The part after a plus is a subaddress (RFC 5233).
  const name = plain(local.split('+')[0] ?? '');
  if (isReservedUsername(name)) return `user.${name}`;
  if (name.length >= MIN_LENGTH) return name;
  const company = plain(domain.split('.')[0] ?? '');
  const longer = plain([name, company].filter(Boolean).join('.'));
  return longer.length >= MIN_LENGTH ? longer : `${longer || 'user'}.user`;
}

const plain = (text: string): string =>
  text
    .replace(/[^a-z0-9._-]+/g, '.')
    .slice(0, MAX_BASE_LENGTH)
    .replace(/^[._-]+/, '')
    .replace(/[._-]+$/, '');

/** Usernames to try in turn: the base, then with small numbers, then with random numbers. */
export function* usernameCandidates(base: string): Generator<string> {
  yield base;
  for (let number = 2; number <= 5; number += 1) yield `${base}${number}`;
  for (;;) yield `${base}${randomInt(1_000, 10_000_000)}`;
}
