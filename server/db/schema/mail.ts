import type { ColumnType, Generated } from 'kysely';
import type { JsonWithDefault, OptionalTime, StampedTime, Time } from '../columns';

/** The mail outbox: rows are inserted in the causing transaction and sent by a background loop. */
export interface MailsTable {
  id: Generated<number>;
  kind: string;
  /** Unique, so that processing an event twice queues one mail. */
  key: ColumnType<string | null, string | null | undefined, never>;
  recipient: string;
  reply_to: string | null;
  subject: string;
  /** Emptied after sending, like html and attachments, because they may contain a code or personal documents. */
  text: string;
  html: string;
  headers: JsonWithDefault<Record<string, string>>;
  attachments: JsonWithDefault<MailAttachment[]>;
  queued_at: Time;
  next_try_at: Time;
  /** Hash of the sender whose share of the queue the mail uses; null if none. */
  share: ColumnType<string | null, string | null | undefined, never>;
  /** The order among due mails. */
  turn: StampedTime;
  /** Not sent after this time, such as a code that has expired. */
  give_up_at: Time;
  tries: Generated<number>;
  sent_at: OptionalTime;
  /** Set instead of sent_at if none of its essential attachments existed any more. */
  withdrawn_at: OptionalTime;
  /** When a person dismissed a mail that was not sent in time, and why. */
  abandoned_at: OptionalTime;
  abandoned_reason: ColumnType<string | null, string | null | undefined, string | null>;
  last_error: string | null;
}

/**
 * A file, or a document that is rendered when the mail is sent. A document that no longer exists is left out; if
 * no essential one is left, the mail is withdrawn.
 */
export type MailAttachment =
  | { kind: 'file'; filename: string; contentType: string; /** base64 */ content: string }
  /** Documents of all sellers by the payment's public id, or only the one with the id if given. */
  | { kind: 'invoice'; payment: string; invoice_id?: number }
  /** A document by its id in `invoices`. */
  | { kind: 'credit_note'; invoice_id: number }
  /** All valid tickets of these bookings in one file. */
  | { kind: 'tickets'; booking_ids: number[]; essential?: boolean }
  /** One ticket for its holder. Always essential; left out once the ticket is reissued or reassigned. */
  | { kind: 'ticket'; ticket_id: number; version: number }
  /**
   * The booking's event, or its cancellation if the booking is cancelled or the reader is a former attendee without a
   * seat.
   */
  | { kind: 'calendar'; booking_id: number; reader: 'booker' | 'attendee' | 'former_attendee' };
