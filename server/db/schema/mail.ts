import type { ColumnType, Generated } from 'kysely';
import type { JsonWithDefault, OptionalTime, StampedTime, Time } from '../columns';

/** The mail outbox: rows are inserted in the causing transaction and sent by a background loop. */
export interface MailsTable {
  id: Generated<number>;
  kind: string;
  /** Unique, so that a cause that is processed twice queues one mail. */
  key: ColumnType<string | null, string | null | undefined, never>;
  recipient: string;
  reply_to: string | null;
  subject: string;
  /** Emptied once sent, as are html and attachments: they may hold a code or personal documents. */
  text: string;
  html: string;
  headers: JsonWithDefault<Record<string, string>>;
  attachments: JsonWithDefault<MailAttachment[]>;
  queued_at: Time;
  next_try_at: Time;
  /** Hash of the sender whose share of the queue it uses; null if none. */
  share: ColumnType<string | null, string | null | undefined, never>;
  /** The order among due mails. */
  turn: StampedTime;
  /** Not sent after this time, such as a code that has expired. */
  give_up_at: Time;
  tries: Generated<number>;
  sent_at: OptionalTime;
  /** Set instead of sent_at when all its essential attachments were gone. */
  withdrawn_at: OptionalTime;
  /** When a person gave it up after it had not left in time, and why. */
  abandoned_at: OptionalTime;
  abandoned_reason: ColumnType<string | null, string | null | undefined, string | null>;
  last_error: string | null;
}

/**
 * A file, or a document that is rendered when the mail is sent, as it is then (D15). A document that
 * no longer exists is left out; when all essential ones are gone, the mail is withdrawn.
 */
export type MailAttachment =
  | { kind: 'file'; filename: string; contentType: string; /** base64 */ content: string }
  /** Those of all sellers, by the payment's public id; only the named one where there is an id. */
  | { kind: 'invoice'; payment: string; invoice_id?: number }
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
