import { createDataLoader } from '../../lib/dataLoader';
import type { TicketsService } from '../tickets/tickets.service';
import type { BookingParts } from './bookings.presenter';
import * as repository from './bookings.repository';
import type { Db } from './bookings.repository';

/** All that can belong to a booking. */
export const everything = { payment: true, attendees: true };

/**
 * Bookings and what belongs to them, by id, whoever asks. What several requests ask for at the same
 * time is read together.
 */
export function createPartsReader(db: Db, tickets: TicketsService) {
  const findRow = createDataLoader({
    sameAs: (id: number) => id,
    read: async (ids: readonly number[]) => byId(ids, await repository.findByIds(db, ids)),
  });

  const findHistory = createDataLoader({
    sameAs: (id: number) => id,
    read: async (ids: readonly number[]) => inLists(ids, await repository.findHistory(db, ids)),
  });

  const findSeats = createDataLoader({
    sameAs: (id: number) => id,
    async read(ids: readonly number[]) {
      const lists = await tickets.listForBookings(db, ids);
      return ids.map((id) => lists.get(id) ?? []);
    },
  });

  const findShares = createDataLoader({
    sameAs: (id: number) => id,
    read: async (ids: readonly number[]) =>
      inLists(ids, await repository.findPaymentShares(db, ids)),
  });

  /** What belongs to a booking; its history is read where one booking is shown. */
  async function readParts(id: number, include = everything): Promise<BookingParts> {
    const [seats, payments] = await Promise.all([
      findSeats(id),
      include.payment ? findShares(id) : [],
    ]);
    return { tickets: seats, payments, history: [], include };
  }

  return { findRow, findHistory, findSeats, readParts };
}

/** The rows in the order of the ids. */
function byId<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]) {
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => found.get(id));
}

/** What belongs to each of the bookings, in the order of the ids. */
function inLists<Row extends { booking_id: number }>(ids: readonly number[], rows: readonly Row[]) {
  const lists = new Map<number, Row[]>(ids.map((id) => [id, []]));
  for (const row of rows) lists.get(row.booking_id)?.push(row);
  return ids.map((id) => lists.get(id) ?? []);
}
