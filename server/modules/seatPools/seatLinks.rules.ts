import type { KeyObject } from 'node:crypto';
import { isSameToken, linkKey, linkToken } from '../../lib/linkToken';

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

/** The links of pools and claims. */
export interface SeatLinks {
  poolToken(pool: LinkedPool): string;
  claimToken(claim: LinkedClaim): string;
  isPoolToken(pool: LinkedPool, token: string): boolean;
  isClaimToken(claim: LinkedClaim, token: string): boolean;
}

/** @param ticketKey signs ticket codes */
export function createSeatLinks(ticketKey: KeyObject): SeatLinks {
  const key = linkKey(ticketKey, 'seat pool');
  const poolToken = ({ id, link_revision: revision }: LinkedPool) =>
    linkToken(key, id, `pool:${id}:${revision}`);
  const claimToken = ({ id, ticket_version: version }: LinkedClaim) =>
    linkToken(key, id, `claim:${id}:${version}`);
  return {
    poolToken,
    claimToken,
    isPoolToken: (pool, token) => isSameToken(poolToken(pool), token),
    isClaimToken: (claim, token) => isSameToken(claimToken(claim), token),
  };
}
