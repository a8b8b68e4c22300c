import { sql } from 'kysely';
import { addressHasSeat, seatIsFree } from '../../../db/expressions/seatClaims';
import type { Db } from '../tickets.repository';
import type { TicketRow } from '../tickets.types';

/** The free tickets of bookings by booking and seat, locked where `lock` says so. */
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

/** Whether a valid ticket of one of the bookings names the address. @param email lower case */
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
 * Takes tickets out of their booking, and numbers the seats of the others from 1 on. Their own seat numbers are
 * kept apart above 1,000, for a booking has ten seats at most.
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
  // Through numbers that no seat has: rows of one statement are changed one after another.
  await sql`update tickets set seat_no = seat_no + 2000 where ${kept}`.execute(trx);
  await sql`
    update tickets t set seat_no = numbered.seat_no
    from (select id, row_number() over (order by seat_no) as seat_no from tickets where ${kept}) numbered
    where numbered.id = t.id
  `.execute(trx);
}
