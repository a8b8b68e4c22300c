import { sql } from 'kysely';
import type { BookingStatus } from '../../db/schema/bookings';
import { createPeopleList, type Phrase } from '../../lib/personalText';
import { keptList } from '../../db/expressions/keptList';
import type { Db } from './bookings.repository';
import type { LockedBooking } from './bookings.types';

/** Locks and reads a person's own bookings; skips removed bookings and those of other people. */
export async function lockOwn(
  trx: Db,
  userId: number,
  ids: readonly number[],
): Promise<LockedBooking[]> {
  const locked = await sql<{ id: number }>`
    select id from bookings
    where user_id = ${userId} and id = any(${keptList(ids)}) and removed_at is null
      and not is_complimentary
    order by id
    for update
  `.execute(trx);
  if (locked.rows.length === 0) return [];
  // Read in a second statement: while the first one waited for the lock, another transaction may have written an
  // approval request or a charge, which the first statement's snapshot does not contain.
  const result = await sql<LockedBooking>`
    select id, booking_number, user_id, company_id, event_id, ticket_tier_id, quantity, unit_price,
      currency, status, payment_status, hold_state, hold_extended, hold_retaken,
      greatest(0, ceil(extract(epoch from hold_expires_at - now())))::int as hold_seconds_left,
      (hold_state <> 'held' or hold_expires_at <= now()) as hold_is_over,
      waiting_entry_id is not null as is_offer,
      approval_id, case when approval_id is not null then (
        select a.status from approvals a where a.id = bookings.approval_id and a.closed_at is null)
        end as approval_status,
      exists (select from budget_allocations c where c.booking_id = bookings.id) as is_charged
    from bookings
    where id = any(${keptList(locked.rows.map((row) => row.id))})
    order by id
  `.execute(trx);
  return result.rows;
}

export interface HistoryEntry {
  bookingId: number;
  /** Null for automatic changes. */
  actor: { id: number; name: string } | null;
  kind: string;
  from: BookingStatus | null;
  to: BookingStatus | null;
  /** The reason, shown to people; it refers to people by mentions, never by typed names. */
  note?: Phrase;
}

export async function insertHistory(trx: Db, entries: readonly HistoryEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await trx
    .insertInto('booking_history')
    .values(
      entries.map(({ bookingId, actor, kind, from, to, note }) => {
        const people = createPeopleList();
        const template = people.template(note ?? '');
        return {
          booking_id: bookingId,
          actor_user_id: actor?.id ?? null,
          actor_name: actor?.name ?? '',
          kind,
          from_status: from,
          to_status: to,
          note: people.stored(template),
          people: JSON.stringify(people.list),
        };
      }),
    )
    .execute();
}
