import { sql } from 'kysely';
import { addressHasSeat, seatIsFree } from '../../../db/expressions/seatClaims';
import type { Db } from '../tickets.repository';
import type { TicketRow } from '../tickets.types';

/** Free tickets of the bookings, sorted by booking and seat; locked if `lock` is true. */
export async function findFree(
  db: Db,
  bookingIds: readonly number[],
  { lock }: { lock: boolean },
): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    select k.* from tickets k where k.booking_id = any(${[...bookingIds]}::bigint[]) and ${seatIsFree}
    order by k.booking_id, k.seat_no ${lock ? sql`for update` : sql``}
  `.execute(db);
  return rows;
}

/** True if a valid ticket of these bookings has this address. @param email lower case */
export async function hasSeat(
  db: Db,
  bookingIds: readonly number[],
  email: string,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select ${addressHasSeat(bookingIds, email)} as found
  `.execute(db);
  return rows[0]?.found ?? false;
}

/**
 * Removes tickets from their booking and renumbers the remaining seats from 1. Removed tickets get seat numbers above
 * 1,000, which no booking reaches.
 */
export async function returnTickets(
  trx: Db,
  bookingId: number,
  ids: readonly number[],
  at: Date,
): Promise<void> {
  await sql`
    update tickets t set voided_at = ${at}, returned_at = ${at}, updated_at = ${at},
      seat_no = gone.seat_no
    from (
      select id, 1000 + row_number() over (order by seat_no) + (
        select count(*) from tickets where booking_id = ${bookingId} and returned_at is not null
      ) as seat_no
      from tickets where booking_id = ${bookingId} and id = any(${[...ids]}::bigint[])
    ) gone where gone.id = t.id
  `.execute(trx);
  const kept = sql`booking_id = ${bookingId} and returned_at is null`;
  // First move to unused numbers: the unique constraint is checked row by row.
  await sql`update tickets set seat_no = seat_no + 2000 where ${kept}`.execute(trx);
  await sql`
    update tickets t set seat_no = numbered.seat_no
    from (select id, row_number() over (order by seat_no) as seat_no from tickets where ${kept}) numbered
    where numbered.id = t.id
  `.execute(trx);
}
