import type { Schemas } from '../../contract/types';
import type { DeliveryRow } from './deliveries.repository';
import type { WebhookRow } from './webhooks.repository';

const time = (at: Date | null) => at?.toISOString() ?? null;

export const presentWebhook = (row: WebhookRow): Schemas['Webhook'] => ({
  id: row.id,
  url: row.url,
  format: row.format,
  events: row.events,
  is_active: row.is_enabled && row.paused_at === null,
  failing_since: time(row.failing_since),
  paused_at: time(row.paused_at),
  paused_reason: row.paused_reason,
  created_at: row.created_at.toISOString(),
});

/** @param body as it is sent */
export const presentDelivery = (row: DeliveryRow, body: string): Schemas['WebhookDelivery'] => ({
  id: row.id,
  webhook_id: row.message_id,
  event: row.event,
  body,
  state: row.state,
  tries: row.tries,
  created_at: row.created_at.toISOString(),
  next_try_at: row.state === 'pending' ? row.run_at.toISOString() : null,
  tried_at: time(row.tried_at),
  status: row.status,
  duration_ms: row.duration_ms,
  answer: row.answer,
  error: row.error,
});
