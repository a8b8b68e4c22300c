import { sql } from 'kysely';
import { nameOrEmail } from '../../../db/expressions/personName';
import type { ModuleDeps } from '../../../deps';
import type { Audience } from './messages.rules';
import type { MessagePerson } from './messages.types';

type Db = ModuleDeps['db'];

/** Conditions on tickets `k`, by audience. */
const concerns = {
  all: sql`true`,
  not_checked_in: sql`k.used_at is null`,
  unnamed: sql`k.attendee_name is null`,
} as const;

/**
 * The addresses of an audience, without duplicates. Every ticket that is not void belongs to a paid booking. Bookers
 * get the message for tickets without an address, and always for `all` and `unnamed`. A booker's own name takes
 * precedence over the name on a ticket.
 */
const peopleOf = (eventId: number, { who, tiers }: Audience) => sql`(
  with concerned as (
    select nullif(trim(k.attendee_email), '') as attendee_email, k.attendee_name,
      case when not b.is_complimentary then b.user_id end as user_id
    from tickets k join bookings b on b.id = k.booking_id
    where k.event_id = ${eventId} and k.voided_at is null and ${concerns[who]}
      and ${tiers.length === 0 ? sql`true` : sql`k.ticket_tier_id = any(${[...tiers]}::bigint[])`}
  ), found as (
    select u.email, ${nameOrEmail} as name, 0 as place
    from users u where u.id in (
      select user_id from concerned
      where ${who === 'all' ? sql`true` : sql`${who}::text = 'unnamed' or attendee_email is null`})
    union all
    select attendee_email, coalesce(nullif(trim(attendee_name), ''), attendee_email), 1
    from concerned
    where attendee_email is not null and ${who}::text <> 'unnamed'
  )
  select distinct on (lower(email)) lower(email) as address, email, name
  from found order by lower(email), place
)`;

/** The number of recipients and the first few of them. */
export async function findPeople(
  db: Db,
  eventId: number,
  audience: Audience,
  limit: number,
): Promise<{ count: number; first: MessagePerson[] }> {
  const { rows } = await sql<MessagePerson & { count: number }>`
    select p.*, count(*) over ()::int as count
    from ${peopleOf(eventId, audience)} p order by p.address limit ${limit}
  `.execute(db);
  return { count: rows[0]?.count ?? 0, first: rows };
}

/** Stores the recipients of a message. @returns their number */
export async function insertRecipients(
  trx: Db,
  messageId: number,
  eventId: number,
  audience: Audience,
): Promise<number> {
  const { numAffectedRows: count } = await sql`
    insert into event_message_recipients (message_id, address, email)
    select ${messageId}, p.address, p.email from ${peopleOf(eventId, audience)} p
  `.execute(trx);
  return Number(count ?? 0);
}

/**
 * Marks a batch of recipients as queued; the caller queues their mails in the same transaction. Skips rows locked by
 * another process.
 */
export async function claimRecipients(
  trx: Db,
  messageId: number,
  limit: number,
): Promise<{ address: string; email: string }[]> {
  const { rows } = await sql<{ address: string; email: string }>`
    with due as (
      select message_id, address from event_message_recipients
      where message_id = ${messageId} and queued_at is null
      order by address limit ${limit} for update skip locked
    )
    update event_message_recipients r set queued_at = now()
    from due where r.message_id = due.message_id and r.address = due.address
    returning r.address, r.email
  `.execute(trx);
  return rows;
}

/** Number of queued, unsent mails of one message. */
export async function countWaitingMails(db: Db, share: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mails
    where share = ${share} and kind = 'event_message' and sent_at is null and withdrawn_at is null and give_up_at > now()
  `.execute(db);
  return rows[0]?.count ?? 0;
}
