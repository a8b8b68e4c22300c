import type { ModuleDeps } from '../../../deps';
import type { TicketRow } from '../../tickets/tickets.types';

type Db = ModuleDeps['db'];

export const findTicket = (db: Db, id: number): Promise<TicketRow | undefined> =>
  db.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirst();

/** Number of seats of a booking, for "Ticket 2 of 3". */
export async function countSeats(db: Db, bookingId: number): Promise<number> {
  const row = await db
    .selectFrom('tickets')
    .where('booking_id', '=', bookingId)
    .where('returned_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
