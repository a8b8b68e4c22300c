import type { ModuleDeps } from '../../../deps';
import { readDetails, invalidAttendees, type Problems } from '../attendees/attendees.rules';
import { noDetails } from '../reassign/reassign.rules';
import { reissue } from '../reissue.service';
import { makeTicketNumber } from '../ticketNumber.rules';
import { findTicket } from '../tickets.repository';
import type { TicketRow } from '../tickets.types';
import * as repository from './freeSeats.repository';

type Db = ModuleDeps['db'];

/** Who takes a free seat. */
export interface SeatTaker {
  name: string;
  email: string;
  phone?: string | null;
}

export type FreeSeats = ReturnType<typeof createFreeSeats>;

/**
 * The seats of paid bookings that nobody is named for. What writes runs in a transaction that has locked the
 * bookings.
 */
export function createFreeSeats(
  { clock }: Pick<ModuleDeps, 'clock'>,
  makeNumber: () => string = makeTicketNumber,
) {
  const now = () => new Date(clock.now());

  return {
    /** By booking and seat. */
    list: (db: Db, bookingIds: readonly number[]): Promise<TicketRow[]> =>
      repository.findFree(db, bookingIds, { lock: false }),

    /** The same, locked. */
    lock: (trx: Db, bookingIds: readonly number[]): Promise<TicketRow[]> =>
      repository.findFree(trx, bookingIds, { lock: true }),

    /** @param email in any case */
    hasSeat: (db: Db, bookingIds: readonly number[], email: string): Promise<boolean> =>
      repository.hasSeat(db, bookingIds, email.trim().toLowerCase()),

    /**
     * Names a person for the first free seat. Its ticket gets another number and code: the holder of the booking
     * may have printed the old one.
     * @param knownName is taken as it is, though the rules for names have changed since
     * @returns undefined when no seat is free
     * @throws 400 with fields
     */
    async take(
      trx: Db,
      bookingIds: readonly number[],
      taker: SeatTaker,
      knownName?: string,
    ): Promise<TicketRow | undefined> {
      const details = detailsOf(taker, knownName);
      const [free] = await repository.findFree(trx, bookingIds, { lock: true });
      if (!free) return undefined;
      return reissue(trx, free, { details: { ...noDetails, ...details }, at: now(), makeNumber });
    },

    /** Makes a seat free again; its ticket stops working. */
    async release(trx: Db, ticketId: number): Promise<void> {
      const ticket = await findTicket(trx, ticketId);
      if (!ticket) throw new Error(`There is no ticket ${ticketId}.`);
      await reissue(trx, ticket, { details: noDetails, at: now(), makeNumber });
    },

    /** Takes these tickets out of the booking, whose seats go back on sale; they stop working. */
    returnTickets: (trx: Db, bookingId: number, tickets: readonly TicketRow[]): Promise<void> =>
      repository.returnTickets(
        trx,
        bookingId,
        tickets.map(({ id }) => id),
        now(),
      ),
  };
}

/** @throws 400 with fields that begin with `prefix` */
export function checkTakers(people: readonly SeatTaker[], prefix: string): void {
  const problems: Problems = {};
  people.forEach((person, index) => readDetails(person, `${prefix}.${index}.`, problems));
  if (Object.keys(problems).length > 0) throw invalidAttendees(problems);
}

/** @throws 400 with fields */
function detailsOf(taker: SeatTaker, knownName?: string) {
  const problems: Problems = {};
  const details = readDetails(taker, '', problems, knownName);
  if (Object.keys(problems).length > 0) throw invalidAttendees(problems);
  return details;
}
