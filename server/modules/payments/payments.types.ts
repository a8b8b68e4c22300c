import type { ModuleDeps } from '../../deps';

/** A booking whose seats need tickets. */
export interface BookedSeats {
  bookingId: number;
  eventId: number;
  tierId: number;
  /** Number of seats. */
  quantity: number;
}

/** The part of the tickets module that payments use in their transaction. */
export interface TicketIssuer extends TicketVoider {
  /** Issues one ticket per seat; seats that have a ticket keep it. */
  issue(trx: ModuleDeps['db'], ...bookings: readonly BookedSeats[]): Promise<void>;
}

/** The part of the tickets module that ends tickets, in the transaction that ends their booking. */
export interface TicketVoider {
  /** Invalidates the booking's ticket codes. Safe to repeat. */
  voidForBooking(trx: ModuleDeps['db'], bookingId: number): Promise<void>;
}
