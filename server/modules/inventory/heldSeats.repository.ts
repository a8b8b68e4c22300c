import { sql } from 'kysely';
import type { ModuleDeps } from '../../deps';

/** Unpaid bookings with held seats, and those seats. `isOverdue` holds have expired but not been processed yet. */
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
