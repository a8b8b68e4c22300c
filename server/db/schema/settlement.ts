import type { ColumnType, Generated } from 'kysely';
import type { OptionalTime, StampedTime } from '../columns';

/** Every event of a gateway that had its effect, so that it has it once (D12). */
export interface GatewayEventsTable {
  gateway: string;
  event_id: string;
  payment_id: number;
  kind: string;
  received_at: StampedTime;
}

/** Money that goes back; minor units. */
export interface RefundsTable {
  id: Generated<number>;
  payment_id: number;
  /**
   * What of the payment: `payment`, `again:<id>` for money that came a second time, `event:<id>`
   * for its bookings of an event that was cancelled.
   */
  scope: string;
  /** The gateway's own id of the money that came. */
  gateway_payment_id: string | null;
  amount: number;
  currency: string;
  reason: string;
  gateway_refund_id: string | null;
  done_at: OptionalTime;
  created_at: StampedTime;
}

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

/** What the sandbox knows as a gateway: nothing else of Foyer reads it. */
export interface SandboxOrdersTable {
  order_id: string;
  reference: string;
  amount: number;
  currency: string;
  state: Generated<'open' | 'paid' | 'declined' | 'closed'>;
  /** Pays itself from then on. */
  answer_at: OptionalTime;
  refunded: Generated<number>;
  created_at: StampedTime;
}

/** What the sandbox has paid back, each key once. */
export interface SandboxRefundsTable {
  key: string;
  order_id: string;
  amount: number;
  created_at: StampedTime;
}
