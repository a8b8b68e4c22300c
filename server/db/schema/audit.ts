import type { Generated } from 'kysely';
import type { Schemas } from '../../contract/types';
import type { StoredPerson } from '../../lib/personalText';
import type { JsonWithDefault, OptionalJson, StampedTime } from '../columns';

/** A value as stored, so that readers see times in their zone and money with its currency sign. */
export type AuditValue =
  | null
  | string
  | number
  | boolean
  | readonly string[]
  | { money: number; currency: string }
  /** ISO 8601, in UTC. */
  | { time: string };

/** Index in `people` of the person the value belongs to. */
export interface PersonalValue {
  personal: number;
}

export type StoredAuditValue = AuditValue | PersonalValue | readonly (string | PersonalValue)[];

export type AuditFields = Readonly<Record<string, AuditValue>>;

export type StoredAuditFields = Readonly<Record<string, StoredAuditValue>>;

/** Kinds of audited objects. */
export type AuditKind = Schemas['AuditKind'];

/**
 * What was changed, by whom and from where. The database refuses to change or delete a row. There are no
 * foreign keys, because audit rows stay when the rows they name are deleted.
 */
export interface AuditEntriesTable {
  id: Generated<number>;
  at: StampedTime;
  /** Null for the command line. */
  person_id: number | null;
  /** At that time. */
  person_name: string;
  network: string | null;
  /** Kind and verb: `tier.changed`. */
  action: string;
  kind: AuditKind;
  thing_id: number | null;
  /** At that time. `title` and `summary` refer to `people` by index: `removed {0}`. */
  title: string;
  /** What the person did, as the rest of a sentence that begins with the name. */
  summary: string;
  /** People that title, summary and fields name. Erasing a person finds the names to replace by these ids. */
  people: JsonWithDefault<StoredPerson[]>;
  /** Only the changed fields; null for a created object. */
  before: OptionalJson<StoredAuditFields>;
  /** Null for a deleted object. */
  after: OptionalJson<StoredAuditFields>;
  /** Time zone of the event, in which times are shown. */
  timezone: string;
  /** At that time. */
  event_title: string | null;
  organizer_id: number | null;
  company_id: number | null;
  event_id: number | null;
}
