import { createHmac, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto';
import { mapNonEmpty, type NonEmpty } from './nonEmpty';

/** 192 bits. */
const MAC_BYTES = 24;

/**
 * The keys for links of one kind. The first key makes new links; links made with any of the keys are accepted.
 * @param ticketKeys sign ticket codes, so that links last as long as the codes
 */
export const linkKeys = (
  ticketKeys: NonEmpty<{ privateKey: KeyObject }>,
  kind: string,
): NonEmpty<Buffer> =>
  mapNonEmpty(ticketKeys, ({ privateKey }) => {
    const secret = privateKey.export({ type: 'pkcs8', format: 'der' });
    return Buffer.from(hkdfSync('sha256', secret, '', `foyer ${kind} links`, 32));
  });

/**
 * `<id in base 36>-<MAC>`. It is computed whenever it is needed and never stored.
 * @param signed the signed data; the token changes when it changes
 */
export function linkToken(key: Buffer, id: number, signed: string): string {
  const mac = createHmac('sha256', key).update(signed).digest().subarray(0, MAC_BYTES);
  return `${id.toString(36)}-${mac.toString('base64url')}`;
}

/** The id in a token whose MAC is not checked yet; undefined when it has none. */
export function idOfToken(token: string): number | undefined {
  const id = /^([0-9a-z]{1,10})-/.exec(token)?.[1];
  const number = id === undefined ? 0 : Number.parseInt(id, 36);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

export function isSameToken(due: string, given: string): boolean {
  const [one, other] = [Buffer.from(due), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
