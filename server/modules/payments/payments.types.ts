import type { ModuleDeps } from '../../deps';

/** Seats of one booking that need their tickets. */
export interface BookedSeats {
  bookingId: number;
  eventId: number;
  tierId: number;
  /** Seats of the booking. */
  quantity: number;
}

/** What payments need of the module that issues tickets, in the transaction that pays for them. */
export interface TicketIssuer {
  /** One ticket per seat; seats that have a ticket keep it. */
  issue(trx: ModuleDeps['db'], ...bookings: readonly BookedSeats[]): Promise<void>;
}
