import { useSearchParams } from 'react-router';
import type { OrganizerRole } from '@/api';
import { useListOrganizersQuery } from '@/api/console';
import { selectUser, useAppSelector } from '@/state';

/** What people on an organizer's team may do, in the order of the lists. */
export const ORGANIZER_ROLES: Record<OrganizerRole, { label: string; may: string }> = {
  owner: { label: 'Owner', may: 'Everything: events, team and settings.' },
  editor: { label: 'Editor', may: 'Events, tickets, pictures, messages and exports.' },
  door: { label: 'Door', may: 'Checks tickets in at the entrance.' },
};

/**
 * The organizers of the signed-in person, and the one that the console shows: that of `organizer` in
 * the address, otherwise the first where they are on the team.
 */
export function useChosenOrganizer() {
  const [query] = useSearchParams();
  const user = useAppSelector(selectUser);
  const { currentData, isError, refetch } = useListOrganizersQuery();
  const organizers = currentData?.results;
  const asked = query.get('organizer');
  const organizer =
    organizers?.find(({ id }) => String(id) === asked) ??
    organizers?.find(({ role }) => role !== null) ??
    organizers?.[0];
  return {
    organizers,
    organizer,
    /** The id in the address, for links that keep it. */
    asked,
    /** Whether the person may change the organizer and its team. */
    isOwner: organizer?.role === 'owner' || (user?.permissions.includes('manage_events') ?? false),
    hasFailed: isError && !currentData,
    retry: refetch,
  };
}
