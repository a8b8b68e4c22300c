import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';

type OrganizerRole = Schemas['OrganizerRole'];

/** The caller's role in the organizer; null when they are not on its team. */
export const roleIn = (caller: Caller, organizerId: number | null): OrganizerRole | null =>
  caller.memberships.find((one) => one.organizerId === organizerId)?.role ?? null;

/** Platform admins may do everything for every organizer (D21). */
export const isPlatformAdmin = (caller: Caller): boolean =>
  caller.permissions.includes('manage_events');

const isOneOf = (caller: Caller, organizerId: number | null, roles: readonly OrganizerRole[]) => {
  const role = roleIn(caller, organizerId);
  return isPlatformAdmin(caller) || (role !== null && roles.includes(role));
};

/** Events, tiers, pictures, messages, exports. */
export const mayEdit = (caller: Caller, organizerId: number | null): boolean =>
  isOneOf(caller, organizerId, ['owner', 'editor']);

/** The organizer itself and its team. */
export const mayOwn = (caller: Caller, organizerId: number | null): boolean =>
  isOneOf(caller, organizerId, ['owner']);

export const mayRead = (caller: Caller, organizerId: number): boolean =>
  isOneOf(caller, organizerId, ['owner', 'editor', 'door']);

/** The organizer for which a call makes events: the one it names, else the caller's only one. */
export function organizerOfCall(caller: Caller, named?: number): number | null {
  if (named !== undefined) return mayEdit(caller, named) ? named : null;
  const own = caller.memberships.filter(({ role }) => role !== 'door');
  return own.length === 1 ? (own[0]?.organizerId ?? null) : null;
}

/** Organizers whose events the caller may edit; null for those of all. */
export const editableOrganizers = (caller: Caller): number[] | null =>
  isPlatformAdmin(caller)
    ? null
    : caller.memberships.filter(({ role }) => role !== 'door').map((one) => one.organizerId);
