import type { AuditKind, AuditValue } from '../../../db/schema/audit';
import type { Detail, Mention, Phrase } from '../../../lib/personalText';

export type {
  AuditFields,
  AuditKind,
  AuditValue,
  StoredAuditFields,
  StoredAuditValue,
} from '../../../db/schema/audit';

/** What is recorded of a field; whatever says who somebody is names the person. */
export type NewAuditValue = AuditValue | Mention | Detail | readonly (string | Mention)[];

export type NewAuditFields = Readonly<Record<string, NewAuditValue>>;

/** The event that a change belongs to, as it is at that time. */
export interface AuditedEvent {
  id: number;
  title: string;
  /** Its times are written in this zone. */
  timezone: string;
  organizer_id: number | null;
}

export interface NewAuditEntry {
  /** Kind and verb: `tier.changed`. It stays the same when words on screens change. */
  action: `${AuditKind}.${string}`;
  thing: { id: number | null; title: string | Mention };
  /**
   * People are mentioned, never written out: see lib/personalText.
   * What the person did, as the rest of a sentence that begins with their name, such as `paused Nocturne`.
   * Left out, it is made of the changed fields: `changed the price of Gold from ₹1,500.00 to ₹1,800.00`.
   */
  says?: Phrase;
  /**
   * Of both, the fields that differ are kept, and nothing is recorded when none does. One alone is kept
   * whole. Secrets are never kept.
   */
  before?: NewAuditFields;
  after?: NewAuditFields;
  event?: AuditedEvent | null;
  /** The organizer that may read it; that of the event by default. */
  organizer?: number | null;
  /** The company whose admins may read it. */
  company?: number | null;
}
