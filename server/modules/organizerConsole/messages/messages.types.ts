import type { MessageAudience } from '../../../db/schema/organizers';
import type { EventStatus } from '../authoring/authoring.types';

/** The event of a message. */
export interface MessagedEvent {
  id: number;
  status: EventStatus;
  organizer_id: number | null;
  organizer_name: string;
  title: string;
  venue: string;
  city: string;
  timezone: string;
  start: Date | null;
  end: Date | null;
  /** The organizer's address; null if there is none. */
  reply_to: string | null;
}

/** A recipient; one per address, even with several tickets. */
export interface MessagePerson {
  address: string;
  email: string;
  name: string;
}

export interface EventMessageRow {
  id: number;
  sent_at: Date;
  sent_by_name: string;
  audience: MessageAudience;
  tier_names: string[];
  subject: string;
  text: string;
  people: number;
  delivered: number;
  failed: number;
}
