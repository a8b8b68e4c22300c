import { sql } from 'kysely';
import { isProven } from '../../db/expressions/companyReach';
import { keptList } from '../../db/expressions/keptList';
import type { ApprovalStatus } from '../../db/schema/spending';
import type { WebhookEvent } from '../../db/schema/webhooks';
import type { ModuleDeps } from '../../deps';

type Db = ModuleDeps['db'];

/** A webhook to tell; each query returns a row for each changed thing and webhook. */
interface Subscribed {
  webhook_id: number;
}

/** Amounts in minor units. */
export interface ChangedBooking {
  id: number;
  booking_number: string;
  event_id: number;
  ticket_tier_id: number;
  company_id: number | null;
  quantity: number;
  currency: string;
  total_amount: number;
  paid_back: number;
}

export interface ChangedTicket {
  id: number;
  booking_id: number;
  event_id: number;
  ticket_tier_id: number;
  company_id: number | null;
  seat_no: number;
}

export interface ChangedEvent {
  id: number;
  organizer_id: number | null;
  title: string;
  cancelled_at: Date | null;
  start_at: Date;
  end_at: Date;
  timezone: string;
  venue: string;
}

export interface ChangedApproval {
  id: number;
  company_id: number;
  cost_centre_id: number | null;
  status: ApprovalStatus;
  currency: string;
  total: number;
  deadline: Date;
  bookings: { id: number; event_id: number; event_title: string; quantity: number }[];
}

export interface ChangedBudget {
  id: number;
  cost_centre_id: number;
  company_id: number;
  currency: string;
  limit: number;
  used: number;
}

/**
 * A webhook `w` that has chosen the event. While the domain of a company is not proven, its admins manage only people
 * whom they have invited, so its webhooks are told nothing.
 */
const hasChosen = (event: WebhookEvent) => sql`w.is_enabled and ${event} = any(w.events)
  and (w.company_id is null or exists (
    select from companies where companies.id = w.company_id and ${isProven}))`;

/** Bookings that were never paid are left out, except those that `booking.paid` is about. */
export async function findChangedBookings(
  trx: Db,
  event: WebhookEvent,
  ids: readonly number[],
): Promise<(ChangedBooking & Subscribed)[]> {
  const { rows } = await sql<ChangedBooking & Subscribed>`
    select b.id, b.booking_number, b.event_id, b.ticket_tier_id, b.company_id, b.quantity, b.currency,
      b.total_amount, b.paid_back, w.id as webhook_id
    from bookings b
    join events e on e.id = b.event_id
    join webhooks w on w.company_id = b.company_id or w.organizer_id = e.organizer_id
    where b.id = any(${keptList(ids)}) and ${hasChosen(event)} and not b.is_complimentary
      and (b.payment_status <> 'pending' or ${event} = 'booking.paid')
    order by b.id, w.id
  `.execute(trx);
  return rows;
}

export async function findChangedTickets(
  trx: Db,
  event: WebhookEvent,
  ids: readonly number[],
): Promise<(ChangedTicket & Subscribed)[]> {
  const { rows } = await sql<ChangedTicket & Subscribed>`
    select k.id, k.booking_id, k.event_id, k.ticket_tier_id, b.company_id, k.seat_no,
      w.id as webhook_id
    from tickets k
    join bookings b on b.id = k.booking_id
    join events e on e.id = k.event_id
    join webhooks w on w.company_id = b.company_id or w.organizer_id = e.organizer_id
    where k.id = any(${keptList(ids)}) and ${hasChosen(event)}
    order by k.id, w.id
  `.execute(trx);
  return rows;
}

/** For the organizer, and for companies with paid bookings of the event. */
export async function findChangedEvents(
  trx: Db,
  event: WebhookEvent,
  ids: readonly number[],
): Promise<(ChangedEvent & Subscribed)[]> {
  const { rows } = await sql<ChangedEvent & Subscribed>`
    select e.id, e.organizer_id, e.title, e.cancelled_at, e.start_at, e.end_at, e.timezone, e.venue,
      w.id as webhook_id
    from events e
    join webhooks w on w.organizer_id = e.organizer_id or exists (
      select from bookings b where b.event_id = e.id and b.company_id = w.company_id
        and b.status in ('confirmed', 'completed'))
    where e.id = any(${[...ids]}::bigint[]) and ${hasChosen(event)}
    order by e.id, w.id
  `.execute(trx);
  return rows;
}

export async function findChangedApproval(
  trx: Db,
  event: WebhookEvent,
  id: number,
): Promise<(ChangedApproval & Subscribed)[]> {
  const { rows } = await sql<ChangedApproval & Subscribed>`
    select a.id, a.company_id, a.cost_centre_id, a.status, a.currency, a.total, a.deadline,
      (select coalesce(json_agg(json_build_object('id', b.id, 'event_id', b.event_id,
          'event_title', e.title, 'quantity', x.quantity) order by b.id), '[]'::json)
        from approval_bookings x join bookings b on b.id = x.booking_id
        join events e on e.id = b.event_id where x.approval_id = a.id) as bookings,
      w.id as webhook_id
    from approvals a
    join webhooks w on w.company_id = a.company_id
    where a.id = ${id} and ${hasChosen(event)}
    order by w.id
  `.execute(trx);
  return rows;
}

export async function findChangedBudget(
  trx: Db,
  event: WebhookEvent,
  id: number,
): Promise<(ChangedBudget & Subscribed)[]> {
  const { rows } = await sql<ChangedBudget & Subscribed>`
    select b.id, b.cost_centre_id, c.company_id, b.currency, b.amount + b.carried_over as "limit",
      b.reserved + b.committed as used, w.id as webhook_id
    from budgets b
    join cost_centres c on c.id = b.cost_centre_id
    join webhooks w on w.company_id = c.company_id
    where b.id = ${id} and ${hasChosen(event)}
    order by w.id
  `.execute(trx);
  return rows;
}

export interface NewDelivery {
  messageId: string;
  webhookId: number;
  event: WebhookEvent | 'webhook.test';
  subject: string;
  body: string;
}

/**
 * Leaves out webhooks that are being deleted: their foreign key would make the change fail that causes the delivery.
 * @returns the ids
 */
export async function insertDeliveries(
  trx: Db,
  deliveries: readonly NewDelivery[],
): Promise<number[]> {
  const column = (pick: (delivery: NewDelivery) => string) => deliveries.map(pick);
  const { rows } = await sql<{ id: number }>`
    with kept as (
      select id from webhooks
      where id = any(${deliveries.map(({ webhookId }) => webhookId)}::bigint[])
      order by id for key share
    )
    insert into webhook_deliveries (message_id, webhook_id, event, subject, body)
    select d.message_id, d.webhook_id, d.event, d.subject, d.body
    from unnest(
      ${column(({ messageId }) => messageId)}::text[],
      ${deliveries.map(({ webhookId }) => webhookId)}::bigint[],
      ${column(({ event }) => event)}::text[],
      ${column(({ subject }) => subject)}::text[],
      ${column(({ body }) => body)}::text[]
    ) with ordinality as d (message_id, webhook_id, event, subject, body, place)
    join kept on kept.id = d.webhook_id
    order by d.place
    returning id
  `.execute(trx);
  return rows.map(({ id }) => id);
}
