import type { ModuleDeps } from '../../deps';

/** A booking whose seats need tickets. */
export interface BookedSeats {
  bookingId: number;
  eventId: number;
  tierId: number;
  /** Seats of the booking. */
  quantity: number;
}

/** The part of the tickets module that payments use, in the transaction of the payment. */
export interface TicketIssuer {
  /** One ticket per seat; seats that have a ticket keep it. */
  issue(trx: ModuleDeps['db'], ...bookings: readonly BookedSeats[]): Promise<void>;
}
