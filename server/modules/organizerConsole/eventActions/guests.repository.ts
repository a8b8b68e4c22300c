import { sql } from 'kysely';
import { nameOrEmail } from '../../../db/expressions/personName';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** A ticket with its attendee and the person who booked it. */
export interface GuestTicket {
  ticket_id: number;
  ticket_number: string;
  booking_id: number;
  name: string | null;
  /** Address as typed. */
  email: string;
  booker: string;
}

/**
 * Everyone named on a valid ticket of these bookings, with all their tickets of the event, so that one mail covers all.
 * Excludes people with paid bookings of the event, who get a separate mail. Sorted by address, so that concurrent
 * transactions queue mails in the same order and cannot deadlock.
 */
export async function findGuestTickets(
  trx: Db,
  eventId: number,
  bookingIds: readonly number[],
): Promise<GuestTicket[]> {
  const address = (column: string) => sql`lower(trim(${sql.ref(column)}))`;
  const { rows } = await sql<GuestTicket>`
    with addresses as (
      select distinct ${address('attendee_email')} as address from tickets
      where booking_id = any(${[...bookingIds]}::bigint[]) and voided_at is null
        and trim(coalesce(attendee_email, '')) <> ''
    )
    select k.id as ticket_id, k.ticket_number, k.booking_id, k.attendee_name as name,
      k.attendee_email as email, ${nameOrEmail} as booker
    from addresses a
    join tickets k on k.event_id = ${eventId} and ${address('k.attendee_email')} = a.address
    join bookings b on b.id = k.booking_id
    join users u on u.id = b.user_id
    where (k.voided_at is null or b.status = 'refunded')
      and not exists (
        select from bookings o join users p on p.id = o.user_id
        where o.event_id = ${eventId} and not o.is_complimentary
          and o.status in ('confirmed', 'completed', 'refunded')
          and ${address('p.email')} = a.address)
    order by a.address, k.booking_id, k.seat_no
  `.execute(trx);
  return rows;
}
