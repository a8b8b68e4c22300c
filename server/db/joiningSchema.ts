import type { ColumnType, Generated } from 'kysely';
import type { JsonWithDefault, OptionalTime, Time } from './columns';

/** Tables of `0002_joining`: mail, limits, one-time codes, and what is sent without an account. */

/** The outbox: written with what causes a mail, sent by a loop of its own. */
export interface MailsTable {
  id: Generated<number>;
  kind: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  /** Emptied once sent, as are html and attachments: they may hold a code or a person's papers. */
  text: string;
  html: string;
  headers: JsonWithDefault<Record<string, string>>;
  attachments: JsonWithDefault<StoredAttachment[]>;
  queued_at: Time;
  next_try_at: Time;
  /** A mail that has not left by then never does: a code that has run out helps nobody. */
  give_up_at: Time;
  tries: Generated<number>;
  sent_at: OptionalTime;
  last_error: string | null;
}

export interface StoredAttachment {
  filename: string;
  contentType: string;
  /** base64 */
  content: string;
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
