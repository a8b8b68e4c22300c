import { sql } from 'kysely';
import type { BodyAt } from '../contract/calls';
import type { Schemas } from '../contract/types';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  type Answer,
  type Buyer,
  type Headers,
} from './bookings';
import type { TestApp } from './buildTestApp';
import type { createEvent } from './events';
import { runDueJobs } from './organizer';
import { createBackgroundWorkers } from './payments';

type Seats = Schemas['BookingSeats'];

/** Client calls for the seats that a booking's holder offers. */
function createSeatCalls(test: Pick<TestApp, 'app'>) {
  const { call, get } = createBookingCalls(test);
  const seatsOf = async (status: number, answer: Promise<Answer>): Promise<Seats> =>
    expectStatus(status, await answer).json();

  const calls = {
    change: <What extends string>(
      headers: Headers,
      id: number,
      what: What,
      body?: BodyAt<'POST', `/bookings/${number}/seats/${What}/`>,
    ): Promise<Answer> => call('POST', `/bookings/${id}/seats/${what}/`, headers, body),

    /** @throws Error when refused */
    changed: <What extends string>(
      headers: Headers,
      id: number,
      what: What,
      body?: BodyAt<'POST', `/bookings/${number}/seats/${What}/`>,
    ): Promise<Seats> => seatsOf(200, calls.change(headers, id, what, body)),

    read: (headers: Headers, id: number): Promise<Seats> =>
      seatsOf(200, get(`/bookings/${id}/seats/`, headers)),

    /** Opens a pool. @returns the seats, and the token of its link. @throws Error when refused */
    async open(headers: Headers, id: number, body: Schemas['SeatPoolInput'] = {}) {
      const seats = await seatsOf(201, calls.change(headers, id, 'pool', body));
      const token = seats.pool?.link_token;
      if (!token) throw new Error('The pool has no link.');
      return { seats, token };
    },

    show: (token: string, headers: Headers = {}): Promise<Answer> =>
      get(`/seats/${token}/`, headers),

    claim: (token: string, headers: Headers = {}, body?: object): Promise<Answer> =>
      call('POST', `/seats/${token}/claim/`, headers, body ?? {}),

    /** Claims without an account. */
    claimAsGuest: (token: string, name: string, more: object = {}): Promise<Answer> =>
      calls.claim(token, {}, { ...guest(name), consent: true, ...more }),

    showClaim: (token: string): Promise<Answer> => get(`/seat-claims/${token}/`, {}),

    release: (token: string): Promise<Answer> => call('POST', `/seat-claims/${token}/release/`, {}),
  };
  return calls;
}

type EventValues = Parameters<typeof createEvent>[1];

/** Bookings whose seats are offered, with the client calls and the workers for their jobs. */
export function createSeatWorld(test: TestApp) {
  const calls = createBookingCalls(test);
  const workers = createBackgroundWorkers(test);

  const world = {
    calls,
    seats: createSeatCalls(test),
    workers,
    runJobs: () => runDueJobs(test, workers),

    /** An unpaid booking by a new person. Each seat costs 1,000.00, or 1,203.60 with fee and GST. */
    async booked(quantity: number, event: EventValues = {}, total = 20) {
      const asha = await createBuyer(test, { firstName: 'Asha' });
      const offer = await createOffer(test, { price: 100_000, total }, event);
      const { id } = await calls.book(asha.headers, offer.tier, quantity);
      return { asha, id, ...offer };
    },

    /** The same, paid. @param total the seats of its tier */
    async paid(quantity: number, event: EventValues = {}, total = 20) {
      const booked = await world.booked(quantity, event, total);
      const { payment_id: paymentId } = await calls.payFor(booked.asha.headers, [booked.id]);
      return { ...booked, paymentId };
    },

    colleagueOf: ({ company }: Buyer, more: Parameters<typeof createBuyer>[1] = {}) =>
      createBuyer(test, { company, ...more }),

    /** Offers that people of the company see. */
    listed: async ({ headers }: Pick<Buyer, 'headers'>) =>
      (await calls.get('/company/seats/', headers)).json<Schemas['CompanySeats']>().results,

    async close(): Promise<void> {
      await workers.pdfWorker.close();
      await test.close();
    },
  };
  return world;
}

export type SeatWorld = ReturnType<typeof createSeatWorld>;

export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

/** @throws Error when the claim was refused */
export const claimOf = (answer: Answer): Schemas['SeatClaim'] => expectStatus(201, answer).json();

/** A person who does not belong to the company. */
export const guest = (name: string) => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@guests.example`,
});

/** Moves the end of the booking's open pool into the past. */
export async function letPoolRunOut({ db }: Pick<TestApp, 'db'>, bookingId: number): Promise<void> {
  await db
    .updateTable('seat_pools')
    .set({ closes_at: sql<Date>`now() - interval '1 second'` })
    .where('booking_id', '=', bookingId)
    .where('closed_at', 'is', null)
    .execute();
}
