import type { MessageAudience } from '../../../db/schema/organizers';
import type { EventStatus } from '../authoring/authoring.types';

/** An event, as its messages show it. */
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
  /** The organizer's own address; null without one. */
  reply_to: string | null;
}

/** One who gets the message: an address, however many tickets. */
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
