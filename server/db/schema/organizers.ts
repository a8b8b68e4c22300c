import type { Generated } from 'kysely';
import type { Schemas } from '../../contract/types';
import type { JsonWithDefault, OptionalTime, StampedTime } from '../columns';

export interface OrganizersTable {
  id: Generated<number>;
  name: string;
  slug: string;
  /** Empty if there is none, like the texts below. */
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

export type OrganizerRole = Schemas['OrganizerRole'];

export interface OrganizerMembersTable {
  user_id: number;
  organizer_id: number;
  role: OrganizerRole;
  created_at: StampedTime;
}

/** An imported file of events. */
export interface ImportsTable {
  id: Generated<number>;
  organizer_id: number;
  /** Null for an import by an operator on the server. */
  created_by: number | null;
  created_at: StampedTime;
  events: number;
  tiers: number;
  /** When its events were deleted. */
  undone_at: OptionalTime;
}

export type MessageAudience = Schemas['EventMessageAudience'];

/** A message from an organizer to the people of an event. */
export interface EventMessagesTable {
  id: Generated<number>;
  event_id: number;
  sent_by: number | null;
  sent_by_name: string;
  audience: MessageAudience;
  /** Ids of tiers; empty for all tiers. */
  tiers: JsonWithDefault<number[]>;
  subject: string;
  text: string;
  people: number;
  sent_at: StampedTime;
  /** Null until the last mail was sent or has failed (`failed`). The recipients are then deleted. */
  delivered: number | null;
  failed: number | null;
}

export interface EventMessageRecipientsTable {
  message_id: number;
  /** The email address in lower case. */
  address: string;
  email: string;
  /** When its mail was queued. */
  queued_at: OptionalTime;
}
