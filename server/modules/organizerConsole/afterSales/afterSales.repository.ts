import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** A booking with the organizer of its event, and the payment that settled it. */
export interface SoldBooking {
  id: number;
  booking_number: string;
  organizer_id: number | null;
  event_id: number;
  event_title: string;
  timezone: string;
  status: string;
  booker_email: string;
  /** Public id of the payment; null if nothing was paid. */
  payment: string | null;
}

export const findSoldBooking = (db: Db, id: number): Promise<SoldBooking | undefined> =>
  db
    .selectFrom('bookings as b')
    .innerJoin('events as e', 'e.id', 'b.event_id')
    .innerJoin('users as u', 'u.id', 'b.user_id')
    .leftJoin('payment_bookings as s', (join) =>
      join.onRef('s.booking_id', '=', 'b.id').on('s.is_settled', '=', true),
    )
    .leftJoin('payments as p', 'p.id', 's.payment_id')
    .where('b.id', '=', id)
    .select([
      'b.id',
      'b.booking_number',
      'e.organizer_id',
      'e.id as event_id',
      'e.title as event_title',
      'e.timezone',
      'b.status',
      'u.email as booker_email',
      'p.public_id as payment',
    ])
    .executeTakeFirst();
