import type { Generated } from 'kysely';
import type { Json, OptionalTime, StampedTime } from '../columns';

/** Jobs are inserted in a transaction. After its commit, the first process that claims a job runs it. */
export interface OutboxJobsTable {
  id: Generated<number>;
  kind: string;
  /** Unique within its kind. */
  key: string;
  payload: Json<unknown>;
  run_at: StampedTime;
  /** Hash of the person or network whose request caused the job. */
  share: string | null;
  /** The order among due jobs. */
  turn: StampedTime;
  locked_until: OptionalTime;
  tries: Generated<number>;
  last_error: string | null;
  done_at: OptionalTime;
  /** When the last allowed attempt failed: the job is a dead letter and is never run again. */
  failed_at: OptionalTime;
  /** When a person dismissed the dead letter, and why. */
  abandoned_at: OptionalTime;
  abandoned_reason: string | null;
  created_at: StampedTime;
  /** Id of the request that stored it; null if no request did. */
  request_id: string | null;
  traceparent: string | null;
}
