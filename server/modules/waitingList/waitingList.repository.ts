import { sql } from 'kysely';
import { lineIsOver, waitsInLine } from '../../db/expressions/waitingLine';
import type { WaitingStatus } from '../../db/schema/waitingLists';
import type { Schemas } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import { missedOffers } from './missedOffers.repository';
import type { StoredEntry } from './waitingList.types';

export type Db = ModuleDeps['db'];

/** Days that ended entries are listed. */
const LISTED_DAYS = 14;

const columns = [
  'id',
  'user_id',
  'event_id',
  'ticket_tier_id',
  'quantity',
  'accepts_fewer',
  'status',
  'booking_id',
  'approval_id',
] as const;

export const findEntry = (trx: Db, id: number): Promise<StoredEntry | undefined> =>
  trx.selectFrom('waiting_entries').select(columns).where('id', '=', id).executeTakeFirst();

/** Counts the person's live entries, and tells whether one is for this tier. */
export async function countLive(
  trx: Db,
  userId: number,
  tierId: number,
): Promise<{ count: number; isWaiting: boolean }> {
  const { rows } = await sql<{ count: number; isWaiting: boolean }>`
    select count(*)::int as count, coalesce(bool_or(ticket_tier_id = ${tierId}), false) as "isWaiting"
    from waiting_entries where user_id = ${userId} and closed_at is null
  `.execute(trx);
  return rows[0] ?? { count: 0, isWaiting: false };
}

export interface NewEntry {
  userId: number;
  eventId: number;
  tierId: number;
  quantity: number;
  acceptsFewer: boolean;
  bookingId: number | null;
  approvalId: number | null;
}

/**
 * Adds an entry at the end of the line. The caller has locked the tier. @returns undefined when the person is already
 * in line
 */
export async function insertEntry(trx: Db, entry: NewEntry): Promise<number | undefined> {
  const row = await trx
    .insertInto('waiting_entries')
    .values({
      user_id: entry.userId,
      event_id: entry.eventId,
      ticket_tier_id: entry.tierId,
      quantity: entry.quantity,
      accepts_fewer: entry.acceptsFewer,
      booking_id: entry.bookingId,
      approval_id: entry.approvalId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** @param toTheEnd moves the entry to the end of the line; the caller has locked the tier */
export async function changeEntry(
  trx: Db,
  id: number,
  change: { quantity: number; acceptsFewer: boolean },
  { toTheEnd }: { toTheEnd: boolean },
): Promise<void> {
  const last = sql`nextval((select pg_get_serial_sequence('waiting_entries', 'position'))::regclass)`;
  await sql`
    update waiting_entries
    set quantity = ${change.quantity}::int, accepts_fewer = ${change.acceptsFewer}::boolean,
      position = ${toTheEnd ? last : sql`position`}, updated_at = now()
    where id = ${id}
  `.execute(trx);
}

/** @returns false when it no longer waits */
export async function endWaiting(
  trx: Db,
  id: number,
  { status, reason }: { status: WaitingStatus; reason: string },
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update waiting_entries
    set status = ${status}, reason = ${reason}, closed_at = now(), updated_at = now()
    where id = ${id} and status = 'waiting'
    returning id
  `.execute(trx);
  return rows.length > 0;
}

/** The outcome of an offer according to its booking; the worker stores it once the seats are paid or have returned. */
const offerState = sql<WaitingStatus>`(case
  when b.payment_status <> 'pending' then 'taken'
  when e.cancelled_at is not null then 'ended'
  when b.status <> 'pending' then 'passed'
  when b.hold_state = 'held' and b.hold_expires_at > now() and b.waiting_entry_id = w.id
    then 'offered'
  else 'lapsed' end)`;

const state = sql<Schemas['WaitingState']>`(case
  when w.status = 'offered' then ${offerState}
  when w.status <> 'waiting' then w.status
  when ${lineIsOver} then 'ended'
  when w.approval_id is null then 'waiting'
  when a.status = 'declined' then 'declined'
  when not ${waitsInLine} then 'ended'
  when a.status = 'pending' then 'in_approval'
  else 'waiting' end)`;

export interface ListedEntry {
  id: number;
  state: Schemas['WaitingState'];
  place: number;
  event_id: number;
  event_title: string;
  event_start_at: Date;
  event_timezone: string;
  event_venue: string;
  event_city: string;
  event_category: string;
  event_image: string;
  event_calendar_sequence: number;
  tier_id: number;
  tier_name: string;
  quantity: number;
  max_per_booking: number;
  accepts_fewer: boolean;
  /** Minor units. */
  unit_price: number;
  currency: string;
  offered_until: Date | null;
  booking_id: number | null;
  approval_id: number | null;
  reason: string;
  created_at: Date;
}

/** A person's entries: waiting and offered ones first, then ended ones by time of ending. */
export async function findListed(
  db: Db,
  userId: number,
  id: number | null,
): Promise<ListedEntry[]> {
  const { rows } = await sql<ListedEntry>`
    select w.id, ${state} as state, e.id as event_id, e.title as event_title, e.start_at as event_start_at,
      e.timezone as event_timezone, e.venue as event_venue, e.city as event_city,
      k.name as event_category, e.featured_image as event_image,
      e.calendar_sequence as event_calendar_sequence, t.id as tier_id, t.name as tier_name,
      coalesce(case when b.removed_at is null then b.quantity end, w.quantity) as quantity,
      t.max_per_booking, w.accepts_fewer, coalesce(b.unit_price, t.price) as unit_price, t.currency,
      case when b.waiting_entry_id = w.id then b.hold_expires_at else w.offered_until end as offered_until,
      case when w.status <> 'waiting' then w.booking_id end as booking_id, w.approval_id, w.reason, w.created_at,
      case when w.status = 'waiting' then (select count(*)::int + 1 from waiting_entries x
        where x.ticket_tier_id = w.ticket_tier_id and x.status = 'waiting'
          and (${missedOffers('x')}, x.position) < (${missedOffers('w')}, w.position)) else 1 end as place
    from waiting_entries w
    join ticket_tiers t on t.id = w.ticket_tier_id
    join events e on e.id = w.event_id
    join categories k on k.id = e.category_id
    left join bookings b on b.id = w.booking_id
    left join approvals a on a.id = w.approval_id
    where w.user_id = ${userId} and (${id}::bigint is null or w.id = ${id}::bigint)
      and (w.closed_at is null or w.closed_at > now() - make_interval(days => ${LISTED_DAYS}))
    order by w.closed_at desc nulls first, w.id
  `.execute(db);
  return rows;
}

/** Settles offers whose seats have been paid or have returned. @returns the offers that ended now */
export async function settleOffers(
  db: Db,
  userId: number | null,
): Promise<{ id: number; status: WaitingStatus; approval_id: number | null }[]> {
  const { rows } = await sql<{ id: number; status: WaitingStatus; approval_id: number | null }>`
    update waiting_entries w
    set status = ${offerState}, closed_at = now(), updated_at = now(),
      reason = case when e.cancelled_at is not null then 'The event was cancelled.' else '' end
    from bookings b join events e on e.id = b.event_id
    where w.status = 'offered' and b.id = w.booking_id
      and (${userId}::bigint is null or w.user_id = ${userId}::bigint)
      -- Until the seats have returned, a payment can still take them.
      and not (b.status = 'pending' and b.hold_state = 'held' and b.waiting_entry_id = w.id)
    returning w.id, w.status, w.approval_id
  `.execute(db);
  return rows;
}

export interface EndingEntry {
  id: number;
  because: 'cancelled' | 'over' | 'declined' | 'request' | 'person';
}

/** Waiting entries that can no longer get seats. */
export async function findEnding(db: Db, count: number): Promise<EndingEntry[]> {
  const { rows } = await sql<EndingEntry>`
    select id, because from (
      select w.id, case
        when e.cancelled_at is not null then 'cancelled'
        when ${lineIsOver} then 'over'
        when a.status = 'declined' then 'declined'
        when a.id is not null and not ${waitsInLine} then 'request'
        when not u.is_active or u.company_id is null or a.company_id <> u.company_id then 'person'
        end as because
      from ticket_tiers t
      join waiting_entries w on w.ticket_tier_id = t.id and w.status = 'waiting'
      join events e on e.id = w.event_id
      join users u on u.id = w.user_id
      left join approvals a on a.id = w.approval_id
      where t.waiting > 0
    ) one
    where because is not null order by id limit ${count}
  `.execute(db);
  return rows;
}
