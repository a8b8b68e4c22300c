import type { ModuleDeps } from '../../../deps';
import { readDetails, invalidAttendees, type Problems } from '../attendees/attendees.rules';
import { noDetails } from '../reassign/reassign.rules';
import { reissue } from '../reissue.service';
import { makeTicketNumber } from '../ticketNumber.rules';
import { findTicket } from '../tickets.repository';
import type { TicketRow } from '../tickets.types';
import { announceTickets } from '../../webhooks/outbox.service';
import { enqueuePassUpdates } from '../wallets/wallets.jobs';
import * as repository from './freeSeats.repository';

type Db = ModuleDeps['db'];

/** The person who takes a free seat. */
export interface SeatTaker {
  name: string;
  email: string;
  phone?: string | null;
}

export type FreeSeats = ReturnType<typeof createFreeSeats>;

/**
 * Seats of paid bookings without a named attendee. Writes run in a transaction that has locked the bookings.
 */
export function createFreeSeats(
  { config, clock }: Pick<ModuleDeps, 'config' | 'clock'>,
  makeNumber: () => string = makeTicketNumber,
) {
  const now = () => new Date(clock.now());

  return {
    /** Free seats, sorted by booking and seat. */
    list: (db: Db, bookingIds: readonly number[]): Promise<TicketRow[]> =>
      repository.findFree(db, bookingIds, { lock: false }),

    /** Like `list`, with the tickets locked. */
    lock: (trx: Db, bookingIds: readonly number[]): Promise<TicketRow[]> =>
      repository.findFree(trx, bookingIds, { lock: true }),

    /** @param email upper or lower case */
    hasSeat: (db: Db, bookingIds: readonly number[], email: string): Promise<boolean> =>
      repository.hasSeat(db, bookingIds, email.trim().toLowerCase()),

    /**
     * Assigns the first free seat to a person. The ticket gets a new number and code, because the holder of the
     * booking may have printed the old one.
     * @param knownName accepted without validation, because it may have been stored under older rules
     * @returns undefined if no seat is free
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
      const taken = await reissue(trx, free, {
        config,
        details: { ...noDetails, ...details },
        at: now(),
        makeNumber,
      });
      await announceTickets(trx, 'ticket.named', [free.id]);
      return taken;
    },

    /** Frees a seat again; the ticket's code stops working. */
    async release(trx: Db, ticketId: number): Promise<void> {
      const ticket = await findTicket(trx, ticketId);
      if (!ticket) throw new Error(`There is no ticket ${ticketId}.`);
      await reissue(trx, ticket, { config, details: noDetails, at: now(), makeNumber });
    },

    /** Removes these tickets from the booking and puts their seats back on sale; their codes stop working. */
    async returnTickets(trx: Db, bookingId: number, tickets: readonly TicketRow[]): Promise<void> {
      const ids = tickets.map(({ id }) => id);
      await repository.returnTickets(trx, bookingId, ids, now());
      await enqueuePassUpdates(trx, config, { booking: bookingId });
    },
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
