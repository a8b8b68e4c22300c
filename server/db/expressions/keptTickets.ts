import { sql } from 'kysely';

/**
 * The ticket prices of a paid booking (`b`), less what has been paid back of them, without fee and GST; minor
 * units. 0 for one that was not paid.
 */
export const keptTickets = sql<number>`(case when b.payment_status = 'pending' then 0
  else b.total_amount - b.paid_back_tickets end)`;
