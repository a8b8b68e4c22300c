import type { Generated } from 'kysely';
import type { Schemas } from '../../contract/types';
import type { OptionalTime, StampedTime } from '../columns';

export type WebhookEvent = Schemas['CompanyWebhookEvent'] | Schemas['OrganizerWebhookEvent'];

/** Addresses that are told of events. Each belongs to a company or an organizer. */
export interface WebhooksTable {
  id: Generated<number>;
  company_id: number | null;
  organizer_id: number | null;
  url: string;
  format: Schemas['WebhookFormat'];
  events: WebhookEvent[];
  /** Off: nothing is added to its deliveries. */
  is_enabled: Generated<boolean>;
  /** Sealed for the place `webhook <id>`. */
  secret: string;
  /** Signs as well until `former_secret_until`, so that a receiver can change over. */
  former_secret: string | null;
  former_secret_until: OptionalTime;
  /** When the first delivery failed since the last success. */
  failing_since: OptionalTime;
  /** Set when a delivery has failed for three days: deliveries are added and wait. */
  paused_at: OptionalTime;
  paused_reason: Generated<string>;
  created_at: StampedTime;
  updated_at: StampedTime;
}

/** One event for one webhook: the outbox, written in the transaction of the change. */
export interface WebhookDeliveriesTable {
  id: Generated<number>;
  /** The header `webhook-id`. */
  message_id: string;
  webhook_id: number;
  event: WebhookEvent | 'webhook.test';
  /** What changed, such as `booking 7`. Deliveries of a subject are sent one after the other. */
  subject: string;
  /** JSON with ids, times and amounts, and no name of a person. */
  body: string;
  state: Generated<Schemas['WebhookDeliveryState']>;
  tries: Generated<number>;
  run_at: StampedTime;
  locked_until: OptionalTime;
  tried_at: OptionalTime;
  status: number | null;
  duration_ms: number | null;
  answer: Generated<string>;
  error: Generated<string>;
  created_at: StampedTime;
}
