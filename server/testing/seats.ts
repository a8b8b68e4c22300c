import { sql } from 'kysely';
import type { Schemas } from '../contract/types';
import { createBookingCalls, expectStatus, type Answer, type Headers } from './bookings';
import type { TestApp } from './buildTestApp';

type Seats = Schemas['BookingSeats'];

/** The calls about seats that a booking's holder offers. */
export function createSeatCalls(test: Pick<TestApp, 'app'>) {
  const { call, get } = createBookingCalls(test);
  const seatsOf = async (status: number, answer: Promise<Answer>): Promise<Seats> =>
    expectStatus(status, await answer).json();

  const calls = {
    change: (headers: Headers, id: number, what: string, body?: object): Promise<Answer> =>
      call('POST', `/bookings/${id}/seats/${what}/`, headers, body),

    /** @throws Error when refused */
    changed: (headers: Headers, id: number, what: string, body?: object): Promise<Seats> =>
      seatsOf(200, calls.change(headers, id, what, body)),

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

    /** As somebody without an account. */
    claimAsGuest: (token: string, name: string, more: object = {}): Promise<Answer> =>
      calls.claim(token, {}, { ...guest(name), consent: true, ...more }),

    showClaim: (token: string): Promise<Answer> => get(`/seat-claims/${token}/`, {}),

    release: (token: string): Promise<Answer> => call('POST', `/seat-claims/${token}/release/`, {}),
  };
  return calls;
}

/** @throws Error when the claim was refused */
export const claimOf = (answer: Answer): Schemas['SeatClaim'] => expectStatus(201, answer).json();

/** A person of elsewhere. */
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
