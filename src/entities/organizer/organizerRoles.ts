import type { OrganizerRole } from '@/api';

/** What people on an organizer's team may do (D21), in the order of the lists. */
export const ORGANIZER_ROLES: Record<OrganizerRole, { label: string; may: string }> = {
  owner: { label: 'Owner', may: 'Everything: events, team and settings.' },
  editor: { label: 'Editor', may: 'Events, tickets, pictures, messages and exports.' },
  door: { label: 'Door', may: 'Checks tickets in at the entrance.' },
};
