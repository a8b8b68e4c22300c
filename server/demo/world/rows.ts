import type { Selectable } from 'kysely';
import type { Schema } from '../../db/schema/index';
import type { SearchDocument } from '../../modules/catalog/searchText.rules';

/** A row as it comes out of a table; what is left out gets the table's default. */
export type Row<Table extends keyof Schema> = Partial<Selectable<Schema[Table]>>;

/** The words of an event instead of its vector, which only the database can make. */
export type WorldEvent = Omit<Row<'events'>, 'search'> & { words: SearchDocument };

/** Events with their tiers and who may book them. */
export interface EventRows {
  events: WorldEvent[];
  event_access: Row<'event_access'>[];
  ticket_tiers: (Row<'ticket_tiers'> & { id: number; price: number })[];
}

/** Everything that hangs on the bookings of the world. */
export interface SalesRows {
  bookings: Row<'bookings'>[];
  booking_history: Row<'booking_history'>[];
  payments: Row<'payments'>[];
  payment_bookings: Row<'payment_bookings'>[];
  tickets: Row<'tickets'>[];
}
