import type { Generated } from 'kysely';
import type { OptionalTime, StampedTime } from '../columns';

export interface OrganizersTable {
  id: Generated<number>;
  name: string;
  slug: string;
  /** Empty without one, as the texts below. */
  logo: Generated<string>;
  legal_name: Generated<string>;
  gstin: Generated<string>;
  address: Generated<string>;
  state: Generated<string>;
  support_email: Generated<string>;
  version: Generated<number>;
  created_at: StampedTime;
  updated_at: StampedTime;
}

export type OrganizerRole = 'owner' | 'editor' | 'door';

export interface OrganizerMembersTable {
  user_id: number;
  organizer_id: number;
  role: OrganizerRole;
  created_at: StampedTime;
}

/** A file of events, all made together. */
export interface ImportsTable {
  id: Generated<number>;
  organizer_id: number;
  /** Null for one on the server's own machine. */
  created_by: number | null;
  created_at: StampedTime;
  events: number;
  tiers: number;
  /** When its events were deleted. */
  undone_at: OptionalTime;
}
