import { sql, type RawBuilder } from 'kysely';
import { keptList } from '../../../db/expressions/keptList';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

const now = sql<Date>`now()`;

/** Updates bookings without changing `updated_at`, which documents print. */
export const rowsOf = (trx: Db, ids: readonly number[]) =>
  trx.updateTable('bookings').where('id', '=', sql<number>`any(${keptList(ids)})`);

/** Updates bookings and sets `updated_at`. The caller has locked them (`server/db/lockOrder.ts`). */
export const changeOf = (trx: Db, ids: readonly number[]) =>
  rowsOf(trx, ids).set({ updated_at: now });

/** The end of a hold that starts now. */
export const holdEnd = (minutes: number): RawBuilder<Date> =>
  sql<Date>`now() + make_interval(mins => ${minutes}::int)`;

/** The new `held_seat_seconds` of a booking, including its current hold until `end`. */
const heldUntil = (end: RawBuilder<Date>): RawBuilder<number> =>
  sql<number>`(held_seat_seconds + case when hold_state = 'held' then greatest(0,
    quantity * extract(epoch from ${end} - hold_started_at)) else 0 end)::bigint`;

const nowOrEnd = sql<Date>`least(now(), hold_expires_at)`;

/**
 * Holds a pending booking again after its hold has expired, whether or not it is marked as expired (D31). The new hold
 * can be extended only if the booking's hold was never extended. The caller has locked the booking and counted its
 * seats as held.
 */
export async function retakeHold(trx: Db, bookingId: number, minutes: number): Promise<void> {
  await changeOf(trx, [bookingId])
    .set({
      // Time under a waiting list offer does not count towards the limits.
      held_seat_seconds: sql<number>`case when waiting_entry_id is null then ${heldUntil(nowOrEnd)} else 0 end`,
      waiting_entry_id: null,
      hold_state: 'held',
      hold_started_at: now,
      hold_expires_at: holdEnd(minutes),
      hold_retaken: true,
    })
    .execute();
}

/** Records the seat-seconds of a locked booking so far, before its number of seats changes. The hold's end stays. */
export async function splitHold(trx: Db, bookingId: number): Promise<void> {
  await rowsOf(trx, [bookingId])
    .set({ held_seat_seconds: heldUntil(now), hold_started_at: now })
    .execute();
}

/**
 * Records the seat-seconds of a locked booking and ends its hold if it has not ended. The caller ends the booking next.
 */
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
 * Extends the hold of a locked booking; the caller allows this once.
 * @param minutes minutes added to the current end of the hold
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
 * Extends the holds of locked bookings without a payment to at least this many minutes from now. Does not change holds
 * of bookings with a payment, or of waiting list offers and approval requests, whose end is fixed.
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
 * Ends all holds of a person or company now; the hold expiry worker then releases their seats. It locks the bookings,
 * so it must be the only statement in its transaction.
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
 * Marks locked bookings whose holds have expired as `expired` and adds that to their histories. They stay in the cart.
 * The caller has released their seats.
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
 * Holds pending bookings under an approval request, whether or not they are held already. Earlier holds still count
 * towards the limits of unpaid holds. The caller has locked bookings and tiers and counted the seats as held.
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

/** Sets the end of holds under an approval request. The caller has locked the request and its bookings. */
export async function setApprovalHoldEnd(
  trx: Db,
  bookingIds: readonly number[],
  until: Date,
): Promise<void> {
  await changeOf(trx, bookingIds).set({ hold_expires_at: until }).execute();
}

/** Marks held bookings of an ended request as `expired`. The caller has locked them and released their seats. */
export async function endApprovalHolds(trx: Db, bookingIds: readonly number[]): Promise<void> {
  await changeOf(trx, bookingIds)
    .set({ hold_state: 'expired', hold_expires_at: nowOrEnd, approval_id: null })
    .execute();
}

/** Unlinks locked bookings from a request that no longer holds them, such as those of a cancelled event. */
export async function leaveRequest(trx: Db, bookingIds: readonly number[]): Promise<void> {
  await rowsOf(trx, bookingIds).set({ approval_id: null }).execute();
}

/** Links a booking that waits without seats to its request. The caller has locked or created both. */
export async function setRequestOf(trx: Db, bookingId: number, approvalId: number): Promise<void> {
  await rowsOf(trx, [bookingId]).set({ approval_id: approvalId }).execute();
}

/**
 * Holds a booking without seats, which waited with its request or was just created, under a waiting list offer, and
 * shows it in the cart. The caller has locked the booking and its tier and counted the seats as held.
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
