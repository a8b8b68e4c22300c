import { ticketKeysOf, type TicketKeys } from '../../config/secrets';
import { isSameToken, linkKeys, linkToken } from '../../lib/linkToken';

/** The input of a pool's link token; a new revision has a new token. */
export interface LinkedPool {
  id: number;
  link_revision: number;
}

/** The input of a claim's link token. */
export interface LinkedClaim {
  id: number;
  ticket_version: number;
}

/** The links of pools and claims. */
export interface SeatLinks {
  poolToken(pool: LinkedPool): string;
  claimToken(claim: LinkedClaim): string;
  isPoolToken(pool: LinkedPool, token: string): boolean;
  isClaimToken(claim: LinkedClaim, token: string): boolean;
}

export function createSeatLinks(secrets: TicketKeys): SeatLinks {
  const keys = linkKeys(ticketKeysOf(secrets), 'seat pool');
  const poolToken = (key: Buffer, { id, link_revision: revision }: LinkedPool) =>
    linkToken(key, id, `pool:${id}:${revision}`);
  const claimToken = (key: Buffer, { id, ticket_version: version }: LinkedClaim) =>
    linkToken(key, id, `claim:${id}:${version}`);
  return {
    poolToken: (pool) => poolToken(keys[0], pool),
    claimToken: (claim) => claimToken(keys[0], claim),
    isPoolToken: (pool, token) => keys.some((key) => isSameToken(poolToken(key, pool), token)),
    isClaimToken: (claim, token) => keys.some((key) => isSameToken(claimToken(key, claim), token)),
  };
}
