import type { Generated } from 'kysely';
import type { StampedTime, Time } from '../columns';

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
