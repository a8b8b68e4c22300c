import type { AuditKind, AuditValue } from '../../../db/schema/audit';
import type { Detail, Mention, Phrase } from '../../../lib/personalText';

export type {
  AuditFields,
  AuditKind,
  AuditValue,
  StoredAuditFields,
  StoredAuditValue,
} from '../../../db/schema/audit';

/** A recorded field. A value that identifies a person is a mention, so that erasing the person can remove it. */
export type NewAuditValue = AuditValue | Mention | Detail | readonly (string | Mention)[];

export type NewAuditFields = Readonly<Record<string, NewAuditValue>>;

/** The event that a change belongs to, as it is when recorded. */
export interface AuditedEvent {
  id: number;
  title: string;
  /** Times of the entry are displayed in this zone. */
  timezone: string;
  organizer_id: number | null;
}

export interface NewAuditEntry {
  /** Kind and verb: `tier.changed`. It stays the same when words on screens change. */
  action: `${AuditKind}.${string}`;
  thing: { id: number | null; title: string | Mention };
  /**
   * People are mentioned, never written as text: see lib/personalText. Completes a sentence that begins with the
   * person's name, such as `paused Nocturne`. By default it is built from the changed fields: `changed the price of
   * Gold from ₹1,500.00 to ₹1,800.00`.
   */
  says?: Phrase;
  /**
   * With both, only the fields that differ are stored, and without a difference nothing is recorded. One side alone is
   * stored whole. Secrets are never stored.
   */
  before?: NewAuditFields;
  after?: NewAuditFields;
  event?: AuditedEvent | null;
  /** The organizer that may read the entry; by default the event's organizer. */
  organizer?: number | null;
  /** The company whose admins may read the entry. */
  company?: number | null;
}
