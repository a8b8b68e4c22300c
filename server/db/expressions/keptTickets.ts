import { sql } from 'kysely';

/**
 * The ticket prices of a paid booking (`b`), less what has been paid back of them, without fee and GST; minor
 * units. 0 for one that was not paid.
 */
export const keptTickets = sql<number>`(case b.payment_status
  when 'paid' then b.total_amount
  when 'refunded' then b.total_amount - coalesce((
    select s.refunded_tickets from payment_bookings s where s.booking_id = b.id and s.is_settled), 0)
  else 0 end)`;
