import { sql, type Updateable } from 'kysely';
import { noteEventSums } from '../../../db/expressions/eventSums';
import { lockRowsOfCompany } from '../../../db/lockOrder';
import type { Schema } from '../../../db/schema/index';
import type { ModuleDeps } from '../../../deps';
import { DELETED_PERSON } from '../../../lib/deletedPerson';
import { changeOf, holdEnd, rowsOf } from './holds.repository';

type Db = ModuleDeps['db'];

const now = sql<Date>`now()`;

/** The id of the next booking, as column `booking_id`. */
export const nextBookingId = sql`
  nextval((select pg_get_serial_sequence('bookings', 'id'))::regclass) as booking_id`;

/** BK-2026-004817: the year in UTC and the `booking_id` with at least six digits. */
const bookingNumber = sql`'BK-' || to_char(now() at time zone 'UTC', 'YYYY') || '-'
  || lpad(booking_id::text, greatest(6, length(booking_id::text)), '0')`;

/**
 * CTEs `made` and `history`, which insert pending bookings with held seats. They belong to the statement that takes the
 * seats of the locked tiers, so that neither happens without the other. The statement's CTE `numbered` has one row per
 * booking: `booking_id`, `user_id`, `user_name`, `company_id`, `event_id`, `tier_id`, `quantity`, `unit_price`,
 * `currency`, `booking_for`, `booked_for_user`, `booked_for_name`, `notes`.
 */
export const insertHeld = (holdMinutes: number) => sql`
  made as (
    insert into bookings (
      id, booking_number, user_id, company_id, event_id, ticket_tier_id, quantity, unit_price,
      total_amount, currency, hold_state, hold_expires_at, booking_for, booked_for_user,
      booked_for_name, notes
    )
    select booking_id, ${bookingNumber}, user_id, company_id, event_id, tier_id, quantity,
      unit_price, unit_price * quantity, currency, 'held', ${holdEnd(holdMinutes)}, booking_for,
      booked_for_user, booked_for_name, notes
    from numbered
  ), history as (
    insert into booking_history (booking_id, actor_user_id, actor_name, kind, to_status)
    select booking_id, user_id, user_name, 'created', 'pending' from numbered
  )`;

/**
 * CTEs `made` and `history`, which insert confirmed bookings of one seat without a price. They belong to the statement
 * that takes the seats, whose CTE `numbered` has one row per booking: `booking_id`, `event_id`, `tier_id`, `currency`.
 */
export const insertComplimentary = (actor: { id: number; name: string }, reason: string) => sql`
  made as (
    insert into bookings (
      id, booking_number, user_id, company_id, event_id, ticket_tier_id, quantity, unit_price,
      total_amount, currency, status, payment_status, hold_state, notes, is_complimentary
    )
    select booking_id, ${bookingNumber}, ${actor.id}, null, event_id, tier_id, 1, 0, 0, currency,
      'confirmed', 'paid', 'sold', ${reason}, true
    from numbered
    returning id
  ), history as (
    insert into booking_history (booking_id, actor_user_id, actor_name, kind, to_status, note)
    select id, ${actor.id}, ${actor.name}, 'complimentary', 'confirmed', ${reason} from made
  )`;

/** Inserts a pending booking without seats, which no cart or list shows. @returns its id */
export async function insertWithoutSeats(
  trx: Db,
  booking: { userId: number; companyId: number; tierId: number; quantity: number },
): Promise<number> {
  const { userId, companyId, tierId, quantity } = booking;
  const { rows } = await sql<{ id: number }>`
    with numbered as (
      select t.*, ${nextBookingId} from ticket_tiers t where t.id = ${tierId}
    )
    insert into bookings (
      id, booking_number, user_id, company_id, event_id, ticket_tier_id, quantity, unit_price,
      total_amount, currency, hold_state, hold_expires_at, booking_for, removed_at
    )
    select booking_id, ${bookingNumber}, ${userId}, ${companyId}, event_id, id, ${quantity}::int, price,
      price * ${quantity}::int, currency, 'expired', now(), 'self', now()
    from numbered
    returning id
  `.execute(trx);
  const [row] = rows;
  if (!row) throw new Error(`There is no tier ${tierId}.`);
  return row.id;
}

/**
 * Marks pending bookings as paid and confirmed and their seats as sold. It belongs to the statement that moves the
 * seats of the locked tiers, whose CTE `line` has the `id`, `unit_price` and `amount` of each locked booking.
 */
export const markPaid = sql`
  update bookings b
  set status = 'confirmed', payment_status = 'paid', hold_state = 'sold',
    unit_price = line.unit_price, total_amount = line.amount, updated_at = now()
  from line
  where b.id = line.id
  returning b.event_id, b.quantity as sold, b.total_amount as amount`;

/**
 * CTEs `completed` and `history`, which mark confirmed bookings as completed after their event. The CTE `over` has
 * locked them and contains their `id`.
 */
export const completeBookings = sql`
  completed as (
    update bookings b set status = 'completed', updated_at = now()
    from over where b.id = over.id
    returning b.id
  ), history as (
    insert into booking_history (booking_id, kind, from_status, to_status, note)
    select id, 'completed', 'confirmed', 'completed', 'The event is over.' from completed
  )`;

export type BookingDetails = Pick<
  Updateable<Schema['bookings']>,
  | 'quantity'
  | 'unit_price'
  | 'total_amount'
  | 'booking_for'
  | 'booked_for_user'
  | 'booked_for_name'
  | 'notes'
>;

/** Changes the details of a locked pending booking. The caller moves seats when the quantity changes. */
export async function changeDetails(trx: Db, id: number, change: BookingDetails): Promise<void> {
  await changeOf(trx, [id]).set(change).execute();
}

/** Sets `updated_at` of a locked booking, which invoices and tickets print. */
export async function touchBooking(trx: Db, id: number): Promise<void> {
  await changeOf(trx, [id]).execute();
}

/** Reduces the seats of a locked sold booking. The caller moves the seats; the paid amount does not change. */
export async function removeSoldSeats(trx: Db, id: number, seats: number): Promise<void> {
  await changeOf(trx, [id])
    .set((eb) => ({ quantity: eb('quantity', '-', seats) }))
    .execute();
}

/**
 * Makes another person in the company the holder of a locked paid booking.
 * @param bookedForName the new holder's name, when the booking is for the holder
 */
export async function changeHolder(
  trx: Db,
  id: number,
  { userId, bookedForName }: { userId: number; bookedForName?: string },
): Promise<void> {
  await changeOf(trx, [id])
    .set({
      user_id: userId,
      ...(bookedForName !== undefined && { booked_for_user: null, booked_for_name: bookedForName }),
    })
    .execute();
}

/**
 * Moves bookings of every state to the company into which theirs is merged. It locks the bookings; the caller has
 * locked the company's people, approval requests and payments before.
 */
export async function moveToCompany(trx: Db, from: number, into: number): Promise<void> {
  for await (const ids of lockRowsOfCompany(trx, 'bookings', from)) {
    await rowsOf(trx, ids).set({ company_id: into }).where('company_id', '=', from).execute();
  }
}

/**
 * Ends locked bookings that are pending, confirmed or completed. The caller moves the seats, records the history, and
 * requests the refund, which `markRefunded` completes.
 */
export async function endBookings(
  trx: Db,
  ids: readonly number[],
  status: 'cancelled' | 'refunded',
): Promise<void> {
  await changeOf(trx, ids).set({ status, hold_state: 'released' }).execute();
}

/** Like `endBookings`, for a pending booking that a person removes from the cart; lists no longer show it. */
export async function removeBooking(trx: Db, id: number): Promise<void> {
  await changeOf(trx, [id])
    .set({ status: 'cancelled', hold_state: 'released', removed_at: now })
    .execute();
}

/**
 * Cancels a pending booking that waits with its approval request and holds no seats. Does not change a booking whose
 * seats were offered. It locks the booking.
 */
export async function cancelWaiting(trx: Db, id: number): Promise<void> {
  await changeOf(trx, [id])
    .set({ status: 'cancelled', hold_state: 'released' })
    .where('status', '=', 'pending')
    .where('hold_state', '<>', 'held')
    .where('removed_at', 'is not', null)
    .execute();
}

/**
 * Adds a completed refund to its bookings' refunded amounts, whatever their status, and subtracts it from the events'
 * totals. The caller has locked the payment and the bookings.
 */
export async function recordRefund(trx: Db, refundId: number): Promise<void> {
  await sql`
    with paid_back as (
      update bookings b
      set paid_back = b.paid_back + part.amount,
        paid_back_tickets = b.paid_back_tickets + part.tickets, updated_at = now()
      from refund_parts part
      join payment_bookings s on s.id = part.share_id
      join payments p on p.id = s.payment_id
      where part.refund_id = ${refundId} and b.id = s.booking_id
      returning b.event_id, part.tickets, p.is_test
    )
    ${noteEventSums(sql`
      select event_id, 0 as sold, case when is_test then 0 else -tickets end as kept,
        case when is_test then -tickets else 0 end as kept_test
      from paid_back`)}
  `.execute(trx);
}

/** Marks locked bookings that have ended as refunded once all their requested refunds are done. */
export async function markRefunded(trx: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update bookings b set payment_status = 'refunded', updated_at = now()
    where b.id = any(${[...ids]}::bigint[]) and b.status in ('cancelled', 'refunded')
      and not exists (
        select from payment_bookings s
        where s.booking_id = b.id and s.is_settled and s.refunded > b.paid_back
      )
  `.execute(trx);
}

/** Erases a person's names and notes from bookings of every state. It locks the bookings. */
export async function eraseNames(
  trx: Db,
  { id, name }: { id: number; name: string },
): Promise<void> {
  await sql`
    update bookings set
      notes = case when user_id = ${id} then '' else notes end,
      booked_for_name = case when booked_for_user = ${id}
          or (user_id = ${id} and booked_for_user is null and booked_for_name = ${name}) then ${DELETED_PERSON}
        else booked_for_name end
    where user_id = ${id} or booked_for_user = ${id}
  `.execute(trx);
}

/** Deletes locked bookings that were never paid, with their histories and notices of rescheduled events. */
export async function deleteBookings(trx: Db, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom('bookings').where('id', 'in', ids).execute();
}
