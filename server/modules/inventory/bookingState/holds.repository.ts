import { sql, type RawBuilder } from 'kysely';
import { keptList } from '../../../db/expressions/keptList';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

const now = sql<Date>`now()`;

/** An update of bookings that leaves `updated_at`, which documents print, as it is. */
export const rowsOf = (trx: Db, ids: readonly number[]) =>
  trx.updateTable('bookings').where('id', '=', sql<number>`any(${keptList(ids)})`);

/** An update of bookings. The caller has locked them (`server/db/lockOrder.ts`). */
export const changeOf = (trx: Db, ids: readonly number[]) =>
  rowsOf(trx, ids).set({ updated_at: now });

/** The end of a hold that begins now. */
export const holdEnd = (minutes: number): RawBuilder<Date> =>
  sql<Date>`now() + make_interval(mins => ${minutes}::int)`;

/** Seats times seconds held so far; `held_seat_seconds` anew, for an update of `bookings`. */
const heldUntil = (end: RawBuilder<Date>): RawBuilder<number> =>
  sql<number>`(held_seat_seconds + case when hold_state = 'held' then greatest(0,
    quantity * extract(epoch from ${end} - hold_started_at)) else 0 end)::bigint`;

const nowOrEnd = sql<Date>`least(now(), hold_expires_at)`;

/**
 * A pending booking whose hold has run out, marked as expired or not, is held again (D31). It can be extended only if it
 * never was. The caller has locked the booking and counted the seats as held.
 */
export async function retakeHold(trx: Db, bookingId: number, minutes: number): Promise<void> {
  await changeOf(trx, [bookingId])
    .set({
      // Time under an offer of a waiting list does not count for the limits.
      held_seat_seconds: sql<number>`case when waiting_entry_id is null then ${heldUntil(nowOrEnd)} else 0 end`,
      waiting_entry_id: null,
      hold_state: 'held',
      hold_started_at: now,
      hold_expires_at: holdEnd(minutes),
      hold_retaken: true,
    })
    .execute();
}

/**
 * Adds up what a locked booking held, and begins anew with the same end: the number of its seats is about to change.
 */
export async function splitHold(trx: Db, bookingId: number): Promise<void> {
  await rowsOf(trx, [bookingId])
    .set({ held_seat_seconds: heldUntil(now), hold_started_at: now })
    .execute();
}

/** Adds up what a locked booking held, and ends a hold now, unless it ended before. The booking ends next. */
export async function endHold(trx: Db, bookingId: number): Promise<void> {
  await rowsOf(trx, [bookingId])
    .set({
      held_seat_seconds: heldUntil(nowOrEnd),
      hold_started_at: nowOrEnd,
      hold_expires_at: nowOrEnd,
    })
    .where('hold_state', '=', 'held')
    .execute();
}

/**
 * A locked booking that is held stays so for longer, once.
 * @param minutes added to the current end of the hold
 */
export async function extendHold(trx: Db, bookingId: number, minutes: number): Promise<void> {
  await changeOf(trx, [bookingId])
    .set({
      hold_expires_at: sql<Date>`hold_expires_at + make_interval(mins => ${minutes}::int)`,
      hold_extended: true,
    })
    .execute();
}

/**
 * Extends the holds of locked bookings without any payment to at least this many minutes from now; holds of
 * bookings with a payment are not changed, nor those of an offer or a request, whose end is fixed.
 */
export async function holdForFirstPayment(
  trx: Db,
  bookingIds: readonly number[],
  minutes: number,
): Promise<void> {
  await changeOf(trx, bookingIds)
    .set({ hold_expires_at: holdEnd(minutes) })
    .where('hold_state', '=', 'held')
    .where('hold_expires_at', '<', holdEnd(minutes))
    .where('approval_id', 'is', null)
    .where('waiting_entry_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_bookings')
            .whereRef('payment_bookings.booking_id', '=', 'bookings.id')
            .select('payment_bookings.id'),
        ),
      ),
    )
    .execute();
}

/**
 * Lets all holds of a person or company run out now; the hold expiry worker makes their seats available
 * again. It locks the bookings itself, alone in its transaction.
 */
export async function endHoldsOf(
  db: Db,
  whose: { person: number } | { company: number },
): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ hold_expires_at: now, updated_at: now })
    .where((eb) =>
      'person' in whose ? eb('user_id', '=', whose.person) : eb('company_id', '=', whose.company),
    )
    .where('status', '=', 'pending')
    .where('hold_state', '=', 'held')
    .where('hold_expires_at', '>', now)
    .execute();
}

/**
 * Locked bookings whose holds have run out become `expired`, with a line in their histories; they stay in the cart. The
 * caller has made their seats available again.
 */
export async function markExpired(trx: Db, ids: readonly number[]): Promise<void> {
  await sql`
    with expired as (
      update bookings
      set hold_state = 'expired', held_seat_seconds = ${heldUntil(sql<Date>`hold_expires_at`)},
        updated_at = now()
      where id = any(${[...ids]}::bigint[])
      returning id, status
    )
    insert into booking_history (booking_id, kind, from_status, to_status, note)
    select id, 'hold_expired', status, status, 'The hold ran out; the seats are on sale again.'
    from expired order by id
  `.execute(trx);
}

export interface ApprovalHold {
  approvalId: number;
  until: Date;
  /** Prices in minor units. */
  lines: readonly { bookingId: number; unitPrice: number; amount: number }[];
}

/**
 * Pending bookings, held or not, are held under a request. What was held before counts for the limits of unpaid holds.
 * The caller has locked bookings and tiers and counted the seats as held.
 */
export async function holdForApproval(
  trx: Db,
  { approvalId, until, lines }: ApprovalHold,
): Promise<void> {
  await sql`
    update bookings
    set held_seat_seconds = ${heldUntil(nowOrEnd)},
      hold_retaken = hold_retaken or hold_state <> 'held' or hold_expires_at <= now(),
      hold_state = 'held', hold_started_at = now(), hold_expires_at = ${until}::timestamptz,
      approval_id = ${approvalId}, unit_price = line.unit_price, total_amount = line.amount,
      updated_at = now()
    from unnest(
      ${lines.map((line) => line.bookingId)}::bigint[],
      ${lines.map((line) => line.unitPrice)}::bigint[],
      ${lines.map((line) => line.amount)}::bigint[]
    ) as line (id, unit_price, amount)
    where bookings.id = line.id
  `.execute(trx);
}

/** Moves the end of holds under a request, which is locked with its bookings. */
export async function setApprovalHoldEnd(
  trx: Db,
  bookingIds: readonly number[],
  until: Date,
): Promise<void> {
  await changeOf(trx, bookingIds).set({ hold_expires_at: until }).execute();
}

/** Held bookings of an ended request become `expired`; all are locked, and the caller has moved the seats back. */
export async function endApprovalHolds(trx: Db, bookingIds: readonly number[]): Promise<void> {
  await changeOf(trx, bookingIds)
    .set({ hold_state: 'expired', hold_expires_at: nowOrEnd, approval_id: null })
    .execute();
}

/** Locked bookings that a request no longer holds, such as those of a cancelled event. */
export async function leaveRequest(trx: Db, bookingIds: readonly number[]): Promise<void> {
  await rowsOf(trx, bookingIds).set({ approval_id: null }).execute();
}

/** A booking that waits without seats belongs to a request; both are locked, or made by the transaction. */
export async function setRequestOf(trx: Db, bookingId: number, approvalId: number): Promise<void> {
  await rowsOf(trx, [bookingId]).set({ approval_id: approvalId }).execute();
}

/**
 * A booking without seats, which waited with its request or was made just now, is held under an offer of a waiting list
 * and appears in the cart. The caller has locked the booking and its tier and counted the seats as held.
 */
export async function holdForOffer(
  trx: Db,
  bookingId: number,
  { until, entryId }: { until: Date; entryId: number },
): Promise<void> {
  await changeOf(trx, [bookingId])
    .set({
      hold_state: 'held',
      hold_started_at: now,
      hold_expires_at: until,
      hold_extended: true,
      removed_at: null,
      waiting_entry_id: entryId,
    })
    .execute();
}
