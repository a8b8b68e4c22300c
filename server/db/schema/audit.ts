import type { Generated } from 'kysely';
import type { StoredPerson } from '../../lib/personalText';
import type { JsonWithDefault, OptionalJson, StampedTime } from '../columns';

/** As the database keeps it, so that it is shown in the reader's zone and with its sign. */
export type AuditValue =
  | null
  | string
  | number
  | boolean
  | readonly string[]
  | { money: number; currency: string }
  /** ISO 8601, in UTC. */
  | { time: string };

/** The place in `people` of what belongs to a person. */
export interface PersonalValue {
  personal: number;
}

export type StoredAuditValue = AuditValue | PersonalValue | readonly (string | PersonalValue)[];

export type AuditFields = Readonly<Record<string, AuditValue>>;

export type StoredAuditFields = Readonly<Record<string, StoredAuditValue>>;

/** The kinds of things that are changed, as openapi.yaml lists them too. */
export type AuditKind =
  | 'event'
  | 'tier'
  | 'booking'
  | 'ticket'
  | 'message'
  | 'export'
  | 'import'
  | 'organizer'
  | 'member'
  | 'category'
  | 'company'
  | 'policy'
  | 'invitation'
  | 'person'
  | 'approval'
  | 'cost_centre'
  | 'budget'
  | 'failure';

/**
 * What was changed, by whom and from where (D25). The database refuses to change or delete a row, and
 * rows name others without foreign keys, because they stay when those are deleted.
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
  /** At that time. With `summary`, refers to `people` by their place, where there are any: `removed {0}`. */
  title: string;
  /** What the person did, as the rest of a sentence that begins with the name. */
  summary: string;
  /** Whom title, summary and fields name; by their ids, erasing a person replaces the names. */
  people: JsonWithDefault<StoredPerson[]>;
  /** Only the changed fields; null for a created thing. */
  before: OptionalJson<StoredAuditFields>;
  /** Null for a deleted thing. */
  after: OptionalJson<StoredAuditFields>;
  /** Of the event, in which times are read. */
  timezone: string;
  /** At that time. */
  event_title: string | null;
  organizer_id: number | null;
  company_id: number | null;
  event_id: number | null;
}
