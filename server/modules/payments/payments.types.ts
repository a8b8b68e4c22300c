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
export interface TicketIssuer extends TicketVoider {
  /** One ticket per seat; seats that have a ticket keep it. */
  issue(trx: ModuleDeps['db'], ...bookings: readonly BookedSeats[]): Promise<void>;
}

/** The part of the tickets module that ends tickets, in the transaction that ends their booking. */
export interface TicketVoider {
  /** Makes the codes of a booking invalid; repeating it is harmless. */
  voidForBooking(trx: ModuleDeps['db'], bookingId: number): Promise<void>;
}
