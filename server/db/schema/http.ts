import type { ColumnType } from 'kysely';
import type { StampedTime, Time } from '../columns';

export interface RateLimitsTable {
  key: string;
  /** Times of the counted requests, oldest first, back to the longest window of the key's limits. */
  hits: ColumnType<Date[], never, never>;
  expires_at: Time;
}

export interface IdempotencyKeysTable {
  user_id: number;
  key: string;
  operation: string;
  request_hash: string;
  /** Null while the first request is still running. */
  status_code: number | null;
  response: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: StampedTime;
}
