import type { Schemas } from '../../contract/types';
import type { WebhookEvent } from '../../db/schema/webhooks';
import type {
  ChangedApproval,
  ChangedBooking,
  ChangedBudget,
  ChangedEvent,
  ChangedTicket,
} from './outbox.repository';

/** The body of a delivery. It names no person, so that erasing a person need not change it. */
export interface WebhookPayload {
  type: WebhookEvent | 'webhook.test';
  /** ISO 8601, UTC. */
  timestamp: string;
  data: object;
}

export const presentBooking = (row: ChangedBooking): Schemas['WebhookBooking'] => ({
  id: row.id,
  booking_number: row.booking_number,
  event_id: row.event_id,
  ticket_tier_id: row.ticket_tier_id,
  company_id: row.company_id,
  quantity: row.quantity,
  currency: row.currency,
  amount: row.total_amount,
  refunded: row.paid_back,
});

export const presentTicket = (row: ChangedTicket): Schemas['WebhookTicket'] => ({
  id: row.id,
  booking_id: row.booking_id,
  event_id: row.event_id,
  ticket_tier_id: row.ticket_tier_id,
  company_id: row.company_id,
  seat: row.seat_no,
});

export const presentEvent = (row: ChangedEvent): Schemas['WebhookEventDetails'] => ({
  id: row.id,
  organizer_id: row.organizer_id,
  title: row.title,
  status: row.cancelled_at === null ? 'published' : 'cancelled',
  start_date: row.start_at.toISOString(),
  end_date: row.end_at.toISOString(),
  timezone: row.timezone,
  venue: row.venue,
});

export const presentApproval = (row: ChangedApproval): Schemas['WebhookApproval'] => ({
  id: row.id,
  company_id: row.company_id,
  cost_centre_id: row.cost_centre_id,
  status: row.status,
  currency: row.currency,
  total: row.total,
  deadline: row.deadline.toISOString(),
  bookings: row.bookings,
});

export const presentBudget = (row: ChangedBudget, level: number): Schemas['WebhookBudget'] => ({
  id: row.id,
  cost_centre_id: row.cost_centre_id,
  company_id: row.company_id,
  level,
  currency: row.currency,
  limit: row.limit,
  used: row.used,
});
