import { sql } from 'kysely';
import type { BookingStatus } from '../../../db/schema/bookings';
import type { ModuleDeps } from '../../../deps';
import { nameOrEmail } from '../../../db/expressions/personName';

type Db = ModuleDeps['db'];

/** A booking that its organizer may refund. */
export interface RefundedBookingRow {
  id: number;
  booking_number: string;
  status: BookingStatus;
  quantity: number;
  ticket_tier_id: number;
  currency: string;
  event_id: number;
  event_title: string;
  timezone: string;
  organizer_id: number | null;
  booker_name: string;
  booker_email: string;
}

export async function findBooking(db: Db, id: number): Promise<RefundedBookingRow | undefined> {
  const { rows } = await sql<RefundedBookingRow>`
    select b.id, b.booking_number, b.status, b.quantity, b.ticket_tier_id, b.currency,
      b.event_id, e.title as event_title, e.timezone, e.organizer_id, ${nameOrEmail} as booker_name, u.email as booker_email
    from bookings b
    join events e on e.id = b.event_id
    join users u on u.id = b.user_id
    where b.id = ${id} and b.removed_at is null
  `.execute(db);
  return rows[0];
}
