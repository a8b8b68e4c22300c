import { sql } from 'kysely';

/**
 * Ticket prices of a paid booking `b` less refunds, without fee and GST, in minor units; 0 if unpaid.
 */
export const keptTickets = sql<number>`(case when b.payment_status = 'pending' then 0
  else b.total_amount - b.paid_back_tickets end)`;
