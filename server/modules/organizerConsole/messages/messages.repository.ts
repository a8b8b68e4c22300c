import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';
import { status } from '../authoring/authoring.repository';
import type { Audience, MessageText } from './messages.rules';
import type { EventMessageRow, MessagedEvent } from './messages.types';

type Db = ModuleDeps['db'];

export async function findMessagedEvent(db: Db, id: number): Promise<MessagedEvent | undefined> {
  const { rows } = await sql<MessagedEvent>`
    select e.id, ${status} as status, e.organizer_id, e.organizer_name, e.title, e.venue, e.city,
      e.timezone, e.start_at as start, e.end_at as "end", nullif(o.support_email, '') as reply_to
    from events e left join organizers o on o.id = e.organizer_id
    where e.id = ${id}
  `.execute(db);
  return rows[0];
}

export async function findTierIds(db: Db, eventId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('ticket_tiers')
    .where('event_id', '=', eventId)
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export interface NewMessage extends MessageText {
  eventId: number;
  by: { id: number; name: string };
  audience: Audience;
}

/** Call `setPeople` in the same transaction. @returns the message's id */
export async function insertMessage(trx: Db, message: NewMessage): Promise<number> {
  const { id } = await trx
    .insertInto('event_messages')
    .values({
      event_id: message.eventId,
      sent_by: message.by.id,
      sent_by_name: message.by.name,
      audience: message.audience.who,
      tiers: JSON.stringify(message.audience.tiers),
      subject: message.subject,
      text: message.text,
      people: 0,
      delivered: null,
      failed: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setPeople(trx: Db, id: number, people: number): Promise<void> {
  await trx.updateTable('event_messages').set({ people }).where('id', '=', id).execute();
}

export const findMessage = (db: Db, id: number) =>
  db
    .selectFrom('event_messages')
    .where('id', '=', id)
    .select(['id', 'event_id', 'subject', 'text', 'people'])
    .executeTakeFirst();

export const mailKey = (messageId: number, address: string) =>
  `event_message:${messageId}:${address}`;

/** Delivery counts of the mails of message `m`, while the mails are stored. */
const outcome = sql`(
  select count(l.sent_at)::int as delivered,
    count(*) filter (where l.sent_at is null
      and (l.give_up_at <= now() or l.withdrawn_at is not null))::int as failed
  from event_message_recipients r
  join mails l on l.key = 'event_message:' || m.id || ':' || r.address
  where r.message_id = m.id)`;

export async function countMessages(db: Db, eventId: number): Promise<number> {
  const { count } = await db
    .selectFrom('event_messages')
    .where('event_id', '=', eventId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findMessages(
  db: Db,
  eventId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<EventMessageRow[]> {
  const { rows } = await sql<EventMessageRow>`
    select m.id, m.sent_at, m.sent_by_name, m.audience, m.subject, m.text, m.people,
      coalesce(m.delivered, now_.delivered) as delivered, coalesce(m.failed, now_.failed) as failed,
      array(select t.name from ticket_tiers t
        where m.tiers @> to_jsonb(t.id) and t.event_id = m.event_id
        order by t.position, t.id) as tier_names
    from (
      select * from event_messages where event_id = ${eventId}
      order by id desc limit ${limit} offset ${offset}
    ) m
    cross join lateral ${outcome} now_
    order by m.id desc
  `.execute(db);
  return rows;
}

/** Stores the delivery counts, because the mails are deleted some weeks later, and deletes the addresses. */
export async function settle(trx: Db, id: number): Promise<void> {
  await sql`
    update event_messages m set delivered = now_.delivered, failed = m.people - now_.delivered
    from event_messages self cross join lateral (
      select count(l.sent_at)::int as delivered
      from event_message_recipients r
      join mails l on l.key = 'event_message:' || self.id || ':' || r.address
      where r.message_id = self.id) now_
    where self.id = ${id} and m.id = self.id and m.delivered is null
  `.execute(trx);
  await trx.deleteFrom('event_message_recipients').where('message_id', '=', id).execute();
}
