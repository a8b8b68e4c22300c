import type { ColumnType, Generated } from 'kysely';
import type { JsonWithDefault, OptionalTime, StampedTime, Time } from '../columns';

/** Tables of `0002_joining`: mail, limits, one-time codes, and what is sent without an account. */

/** The outbox: written with what causes a mail, sent by a loop of its own. */
export interface MailsTable {
  id: Generated<number>;
  kind: string;
  /** No two mails have the same one: what causes a mail may come twice. */
  key: ColumnType<string | null, string | null | undefined, never>;
  recipient: string;
  reply_to: string | null;
  subject: string;
  /** Emptied once sent, as are html and attachments: they may hold a code or a person's papers. */
  text: string;
  html: string;
  headers: JsonWithDefault<Record<string, string>>;
  attachments: JsonWithDefault<MailAttachment[]>;
  queued_at: Time;
  next_try_at: Time;
  /** Not sent after this time, such as a code that has expired. */
  give_up_at: Time;
  tries: Generated<number>;
  sent_at: OptionalTime;
  /** Set instead of sent_at when all its essential attachments were gone. */
  withdrawn_at: OptionalTime;
  last_error: string | null;
}

/**
 * A file, or a document that is rendered when the mail is sent, as it is then (D15). A document that
 * no longer exists is left out; when all essential ones are gone, the mail is withdrawn.
 */
export type MailAttachment =
  | { kind: 'file'; filename: string; contentType: string; /** base64 */ content: string }
  /** By the payment's public id. */
  | { kind: 'invoice'; payment: string }
  /** By its id in `invoices`. */
  | { kind: 'credit_note'; invoice_id: number }
  /** All valid tickets of these bookings in one file. */
  | { kind: 'tickets'; booking_ids: number[]; essential?: boolean }
  /** One ticket, for its holder: always essential; dropped once the ticket is reissued or reassigned. */
  | { kind: 'ticket'; ticket_id: number; version: number }
  /**
   * The booking's event; its cancellation when the booking is cancelled, or when the reader is a former
   * attendee without a seat.
   */
  | { kind: 'calendar'; booking_id: number; reader: 'booker' | 'attendee' | 'former_attendee' };

/** Bookings that need no (further) reminder of this start time. */
export interface RemindersTable {
  booking_id: number;
  starts_at: Time;
  queued_at: StampedTime;
}

export interface RateLimitsTable {
  key: string;
  /** When it happened, oldest first, as far back as the longest window of the key's limits. */
  hits: ColumnType<Date[], never, never>;
  expires_at: Time;
}

export type CodePurpose = 'signup' | 'password_reset';

/** One live code per purpose and address; a new one takes the place of the old (D9). */
export interface OneTimeCodesTable {
  purpose: CodePurpose;
  /** Lower case. */
  email: string;
  code_hash: string;
  issued_at: Time;
  expires_at: Time;
  tries: Generated<number>;
}

/** What a person typed on signing up, until the code from the mail proves the address. */
export interface PendingSignupsTable {
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  requested_at: Time;
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
