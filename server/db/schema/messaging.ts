import type { Generated } from 'kysely';
import type { Schemas } from '../../contract/types';
import type { OptionalDate, StampedTime, Time } from '../columns';

/** Bookings that need no (further) reminder of this start time. */
export interface RemindersTable {
  booking_id: number;
  starts_at: Time;
  queued_at: StampedTime;
}

export interface ContactMessagesTable {
  id: Generated<number>;
  first_name: string;
  last_name: string;
  email: string;
  company: string;
  phone: string | null;
  inquiry_type: string;
  subject: string;
  message: string;
  created_at: Time;
}

export interface NewsletterSubscribersTable {
  email: string;
  subscribed_at: Time;
}

/**
 * Which notifications a person has read, and when. The notifications themselves are not stored: every
 * request derives them from the bookings.
 */
export interface NotificationReadsTable {
  user_id: number;
  /** The id that `server/modules/messaging/notifications` derives. */
  notification_id: number;
  read_at: Time;
}

/** How often a person gets mails about approvals and budgets. Without a row, each step is mailed at once. */
export interface MailPreferencesTable {
  person_id: number;
  approval_mails: Schemas['MailPreferences']['approval_mails'];
  /** IANA time zone in which the daily mail is sent at 9:00. */
  timezone: string;
  /** `YYYY-MM-DD`, the last day whose daily mail was queued, or skipped because it was empty. */
  digest_on: OptionalDate;
  updated_at: StampedTime;
}

/** Content of a person's next daily mail, about either a request or a budget. */
export interface DigestEntriesTable {
  id: Generated<number>;
  person_id: number;
  /** Entries with the same content have the same key. */
  key: string;
  approval_id: number | null;
  news: string | null;
  budget_id: number | null;
  level: number | null;
  at: StampedTime;
}
