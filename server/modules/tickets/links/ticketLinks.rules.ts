import { createHmac, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { LinkedTicket } from '../tickets.types';

/** 192 bits. */
const MAC_BYTES = 24;

/**
 * The key of ticket links. Derived from the key that signs ticket codes, so that links last as long as
 * the codes they show.
 */
export const ticketLinkKey = (ticketKey: KeyObject): Buffer =>
  Buffer.from(
    hkdfSync(
      'sha256',
      ticketKey.export({ type: 'pkcs8', format: 'der' }),
      '',
      'foyer ticket links',
      32,
    ),
  );

/**
 * `<ticket id in base 36>-<MAC>`. Another version (the ticket was given to somebody else) or revision
 * (sharing was stopped) of the ticket has another token.
 */
export const linkToken = (key: Buffer, ticket: LinkedTicket): string =>
  `${ticket.id.toString(36)}-${macOf(key, ticket).toString('base64url')}`;

/** The ticket that a token names, which is not checked yet; undefined when it names none. */
export function ticketIdOf(token: string): number | undefined {
  const id = /^([0-9a-z]{1,10})-/.exec(token)?.[1];
  const number = id === undefined ? 0 : Number.parseInt(id, 36);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

export function isTokenOf(key: Buffer, ticket: LinkedTicket, token: string): boolean {
  const [given, due] = [token, linkToken(key, ticket)].map((text) => Buffer.from(text));
  if (!given || given.length !== due?.length) return false;
  return timingSafeEqual(given, due);
}

const macOf = (key: Buffer, { id, version, link_revision: revision }: LinkedTicket): Buffer =>
  createHmac('sha256', key).update(`${id}:${version}:${revision}`).digest().subarray(0, MAC_BYTES);
