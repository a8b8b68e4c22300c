import { sql } from 'kysely';
import type { ModuleDeps } from '../../deps';
import { nameOrEmail } from '../../db/expressions/personName';

type Db = ModuleDeps['db'];

/** A paid booking of an event that has moved. */
export interface MovedBooking {
  id: number;
  booking_number: string;
  user_id: number;
  event_id: number;
  tier_name: string;
  quantity: number;
  booker_name: string;
  booker_email: string;
}

/**
 * Paid bookings that nobody was told about this move yet, marked as told with the transaction:
 * another process that takes the same ones waits, and then has none of them.
 *
 * @param movedAt bookings that are newer know the new date
 * @returns them, and whether there may be more
 */
export async function claimUntold(
  trx: Db,
  { eventId, sequence, movedAt }: { eventId: number; sequence: number; movedAt: Date },
  limit: number,
): Promise<{ bookings: MovedBooking[]; mayBeMore: boolean }> {
  const { rows } = await sql<MovedBooking & { id: number | null }>`
    with untold as materialized (
      select b.id from bookings b
      where b.event_id = ${eventId} and b.status = 'confirmed' and b.created_at <= ${movedAt}
        and not exists (
          select from event_notices n where n.booking_id = b.id and n.sequence = ${sequence}::int)
      order by b.id limit ${limit}
    ), told as (
      insert into event_notices (booking_id, sequence)
      select id, ${sequence}::int from untold
      on conflict do nothing
      returning booking_id
    )
    select b.id, b.booking_number, b.user_id, b.event_id, t.name as tier_name, b.quantity,
      ${nameOrEmail} as booker_name,
      u.email as booker_email
    from untold
    left join (told
      join bookings b on b.id = told.booking_id
      join ticket_tiers t on t.id = b.ticket_tier_id
      join users u on u.id = b.user_id) on told.booking_id = untold.id
    order by untold.id
  `.execute(trx);
  return { bookings: rows.filter((row) => row.id !== null), mayBeMore: rows.length > 0 };
}
