import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';
import { nameOrEmail } from '../../../db/expressions/personName';

type Db = ModuleDeps['db'];

/** A paid booking of a rescheduled event. */
export interface RescheduledBooking {
  id: number;
  booking_number: string;
  user_id: number;
  event_id: number;
  tier_name: string;
  quantity: number;
  booker_name: string;
  booker_email: string;
  is_complimentary: boolean;
}

/**
 * Claims all paid bookings of one batch of people who were not yet notified of this change. The claim commits with the
 * transaction. Another process that claims the same bookings waits and then gets none.
 *
 * @param rescheduledAt excludes later bookings, which were made for the new date
 * @returns the claimed bookings, and whether there may be more
 */
export async function claimBookingsToNotify(
  trx: Db,
  { eventId, sequence, rescheduledAt }: { eventId: number; sequence: number; rescheduledAt: Date },
  people: number,
): Promise<{ bookings: RescheduledBooking[]; mayBeMore: boolean }> {
  const { rows } = await sql<RescheduledBooking & { id: number | null }>`
    with due as materialized (
      select b.id, b.user_id from bookings b
      where b.event_id = ${eventId} and b.status = 'confirmed' and b.created_at <= ${rescheduledAt}
        and not exists (
          select from event_notices n where n.booking_id = b.id and n.sequence = ${sequence}::int)
    ), pending as materialized (
      select id from due
      where user_id in (select distinct user_id from due order by user_id limit ${people})
      order by id
    ), claimed as (
      insert into event_notices (booking_id, sequence)
      select id, ${sequence}::int from pending
      on conflict do nothing
      returning booking_id
    )
    select b.id, b.booking_number, b.user_id, b.event_id, t.name as tier_name, b.quantity,
      b.is_complimentary,
      ${nameOrEmail} as booker_name,
      u.email as booker_email
    from pending
    left join (claimed
      join bookings b on b.id = claimed.booking_id
      join ticket_tiers t on t.id = b.ticket_tier_id
      join users u on u.id = b.user_id) on claimed.booking_id = pending.id
    order by pending.id
  `.execute(trx);
  return { bookings: rows.filter((row) => row.id !== null), mayBeMore: rows.length > 0 };
}
