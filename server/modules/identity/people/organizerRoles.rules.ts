import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';

type OrganizerRole = Schemas['OrganizerRole'];

/** The caller's role in the organizer; null if not on its team. */
export const roleIn = (caller: Caller, organizerId: number | null): OrganizerRole | null =>
  caller.memberships.find((one) => one.organizerId === organizerId)?.role ?? null;

/** Platform admins may do everything for every organizer (D21). */
export const isPlatformAdmin = (caller: Caller): boolean =>
  caller.permissions.includes('manage_events');

const isOneOf = (caller: Caller, organizerId: number | null, roles: readonly OrganizerRole[]) => {
  const role = roleIn(caller, organizerId);
  return isPlatformAdmin(caller) || (role !== null && roles.includes(role));
};

/** May edit events, tiers and pictures, send messages and export. */
export const mayEdit = (caller: Caller, organizerId: number | null): boolean =>
  isOneOf(caller, organizerId, ['owner', 'editor']);

/** May change the organizer and its team. */
export const mayOwn = (caller: Caller, organizerId: number | null): boolean =>
  isOneOf(caller, organizerId, ['owner']);

export const mayRead = (caller: Caller, organizerId: number): boolean =>
  isOneOf(caller, organizerId, ['owner', 'editor', 'door']);

/** The organizer for which a request creates events: the named one, or the caller's only organizer. */
export function organizerOfCall(caller: Caller, named?: number): number | null {
  if (named !== undefined) return mayEdit(caller, named) ? named : null;
  const own = caller.memberships.filter(({ role }) => role !== 'door');
  return own.length === 1 ? (own[0]?.organizerId ?? null) : null;
}

/** Organizers whose events the caller may edit; null means all. */
export const editableOrganizers = (caller: Caller): number[] | null =>
  isPlatformAdmin(caller)
    ? null
    : caller.memberships.filter(({ role }) => role !== 'door').map((one) => one.organizerId);
