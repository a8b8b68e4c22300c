import { createDataLoader } from '../../db/dataLoader';
import type { BookingParts } from './bookings.presenter';
import * as parts from './bookingParts.repository';
import * as repository from './bookings.repository';
import type { Db } from './bookings.repository';
import type { BookingTickets } from './bookings.types';

/** Includes every optional part of a booking. */
export const ALL_PARTS = { payment: true, attendees: true };

/**
 * Reads bookings, tickets, payments and history by booking id, without access check. Concurrent reads share one
 * statement.
 */
export function createPartsReader(db: Db, tickets: Pick<BookingTickets, 'listForBookings'>) {
  const findRow = createDataLoader({
    db,
    cacheKey: (id: number) => id,
    read: async (ids: readonly number[]) => inOrder(ids, await repository.findByIds(db, ids)),
  });

  const findHistory = createDataLoader({
    db,
    cacheKey: (id: number) => id,
    read: async (ids: readonly number[]) => groupByBooking(ids, await parts.findHistory(db, ids)),
  });

  const findTickets = createDataLoader({
    db,
    cacheKey: (id: number) => id,
    async read(ids: readonly number[]) {
      const lists = await tickets.listForBookings(db, ids);
      return ids.map((id) => lists.get(id) ?? []);
    },
  });

  const findShares = createDataLoader({
    db,
    cacheKey: (id: number) => id,
    read: async (ids: readonly number[]) =>
      groupByBooking(ids, await parts.findPaymentShares(db, ids)),
  });

  /** Reads a booking's parts except the history, which only the page of a single booking shows. */
  async function readParts(id: number, include = ALL_PARTS): Promise<BookingParts> {
    const [issued, payments] = await Promise.all([
      findTickets(id),
      include.payment ? findShares(id) : [],
    ]);
    return { tickets: issued, payments, history: [], include };
  }

  return { findRow, findHistory, findTickets, readParts };
}

/** Sorts the rows in the order of the ids. */
function inOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]) {
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => found.get(id));
}

/** Groups the rows by booking, in the order of the ids. */
function groupByBooking<Row extends { booking_id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
) {
  const lists = new Map<number, Row[]>(ids.map((id) => [id, []]));
  for (const row of rows) lists.get(row.booking_id)?.push(row);
  return ids.map((id) => lists.get(id) ?? []);
}
