import { createHmac, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto';

/** 192 bits. */
const MAC_BYTES = 24;

/** What a pool's link is derived from: another revision has another token. */
export interface LinkedPool {
  id: number;
  link_revision: number;
}

/** What a claim's link is derived from. */
export interface LinkedClaim {
  id: number;
  ticket_version: number;
}

/** The links of pools and claims. They are derived from a secret of the server, and stored nowhere. */
export interface SeatLinks {
  poolToken(pool: LinkedPool): string;
  claimToken(claim: LinkedClaim): string;
  isPoolToken(pool: LinkedPool, token: string): boolean;
  isClaimToken(claim: LinkedClaim, token: string): boolean;
}

/** @param ticketKey signs ticket codes, so that links last as long as the codes */
export function createSeatLinks(ticketKey: KeyObject): SeatLinks {
  const secret = ticketKey.export({ type: 'pkcs8', format: 'der' });
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'foyer seat pool links', 32));
  const tokenOf = (kind: 'pool' | 'claim', id: number, revision: number): string => {
    const mac = createHmac('sha256', key).update(`${kind}:${id}:${revision}`).digest();
    return `${id.toString(36)}-${mac.subarray(0, MAC_BYTES).toString('base64url')}`;
  };
  const poolToken = ({ id, link_revision: revision }: LinkedPool) => tokenOf('pool', id, revision);
  const claimToken = ({ id, ticket_version: version }: LinkedClaim) =>
    tokenOf('claim', id, version);
  return {
    poolToken,
    claimToken,
    isPoolToken: (pool, token) => isSame(poolToken(pool), token),
    isClaimToken: (claim, token) => isSame(claimToken(claim), token),
  };
}

/** The pool or claim that a token names, which is not checked yet; undefined when it names none. */
export function idOf(token: string): number | undefined {
  const id = /^([0-9a-z]{1,10})-/.exec(token)?.[1];
  const number = id === undefined ? 0 : Number.parseInt(id, 36);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

function isSame(due: string, token: string): boolean {
  const [given, wanted] = [Buffer.from(token), Buffer.from(due)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
