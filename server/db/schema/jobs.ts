import type { ColumnType, Generated } from 'kysely';
import type { OptionalTime, StampedTime } from '../columns';

/** Jobs that follow a commit, run by whichever process claims them first. */
export interface OutboxJobsTable {
  id: Generated<number>;
  kind: string;
  /** One job of a kind per key. */
  key: string;
  /** jsonb; give `JSON.stringify(value)`. */
  payload: ColumnType<unknown, string, string>;
  run_at: StampedTime;
  locked_until: OptionalTime;
  tries: Generated<number>;
  last_error: string | null;
  done_at: OptionalTime;
  /** Set instead when its last attempt has failed: a dead letter, which is never run again. */
  failed_at: OptionalTime;
  created_at: StampedTime;
}
