import { sql } from 'kysely';
import type { ModuleDeps } from '../../deps';

/** Bookings that hold seats without being paid, and their seats; `isOverdue` waits for the expiry worker. */
export interface HeldSeatsRow {
  isOverdue: boolean;
  bookings: number;
  seats: number;
}

export async function countHeldSeats(db: ModuleDeps['db']): Promise<HeldSeatsRow[]> {
  const { rows } = await sql<HeldSeatsRow>`
    select hold_expires_at <= now() as "isOverdue", count(*)::int as bookings,
      sum(quantity)::int as seats
    from bookings where payment_status = 'pending' and hold_state = 'held'
    group by 1
  `.execute(db);
  return rows;
}
