import type { Caller } from '../../contract/caller';
import type { Schemas } from '../../contract/types';
import { permissionsOf } from '../identity/people/permissions.rules';
import { mayOwn } from '../identity/people/organizerRoles.rules';

/** Keys that a company or an organizer may have, expired and ended ones included. */
export const MOST_KEYS = 20;

/** Milliseconds between two writes of a key's last use. */
const USE_INTERVAL = 60_000;

/** Either the company or the organizer is set. */
export interface KeyOwner {
  company_id: number | null;
  organizer_id: number | null;
}

interface StoredKey extends KeyOwner {
  id: number;
  scopes: readonly Schemas['ApiKeyScope'][];
}

/**
 * The caller of a key: its maker with the rights in the owner of the key alone.
 * @returns null when the maker may no longer make keys of this owner, so that the key has ended
 */
export function callerOfKey(maker: Caller, key: StoredKey): Caller | null {
  const { id, scopes, company_id: companyId, organizer_id: organizerId } = key;
  if (companyId !== null) {
    const isAdmin = maker.companyId === companyId && maker.permissions.includes('manage_company');
    if (!isAdmin) return null;
    return {
      ...maker,
      permissions: permissionsOf(maker.role),
      memberships: [],
      key: { id, owner: 'company', scopes },
    };
  }
  if (organizerId === null || !mayOwn(maker, organizerId)) return null;
  const memberships = [{ organizerId, role: 'owner' }] as const;
  return {
    ...maker,
    // A role without rights: those of the maker's own role reach beyond the organizer.
    role: 'client',
    permissions: permissionsOf('client', memberships),
    companyId: null,
    companyName: null,
    companyProven: false,
    memberships,
    key: { id, owner: 'organizer', scopes },
  };
}

export const isExpired = ({ expires_at: at }: { expires_at: Date | null }, now: number): boolean =>
  at !== null && at.getTime() <= now;

/** Whether a use at this time is to be written. */
export const isUseDue = ({ last_used_at: at }: { last_used_at: Date | null }, now: number) =>
  at === null || now - at.getTime() >= USE_INTERVAL;
