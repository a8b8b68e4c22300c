import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildBooking, buildBookingList, buildBookingStats } from '@/testing/bookingFactories';
import { buildEvent } from '@/testing/eventFactories';
import { answer, answerEmpty, apiPath, loseConnection, refuse } from '@/testing/handlers';
import { buildStore, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { api, type Booking, type BookingList, type BookingStats, type Event } from '.';

const { endpoints } = api;

const first = buildBooking({ id: 101 });
const second = buildBooking({ id: 102 });

function shownIds(list: BookingList | undefined) {
  return list?.results.map(({ id }) => id);
}

/** A person with two lists of the same bookings on screen. */
async function withTwoLists() {
  const store = buildStore({ auth: signedIn() });
  server.use(answer<BookingList>('get', '/bookings/', buildBookingList([first, second])));
  const cart = endpoints.listBookings.initiate({ user: 7, status: 'pending' });
  const mine = endpoints.listBookings.initiate({ include: 'payment,attendees' });
  await Promise.all([store.dispatch(cart), store.dispatch(mine)]);
  const lists = () => {
    const state = store.getState();
    return [
      endpoints.listBookings.select({ user: 7, status: 'pending' })(state).data,
      endpoints.listBookings.select({ include: 'payment,attendees' })(state).data,
    ];
  };
  return { store, lists };
}

describe('removing a booking', () => {
  it('empties every list at once, counts included, before the server has answered', async () => {
    const { store, lists } = await withTwoLists();
    server.use(answerEmpty('delete', '/bookings/:id'));
    const removal = store.dispatch(endpoints.removeBooking.initiate({ id: 101 }));

    expect(lists().map(shownIds)).toEqual([[102], [102]]);
    expect(lists()[0]).toMatchObject({ count: 1, counts: { all: 1, pending: 1, upcoming: 1 } });

    server.use(answer<BookingList>('get', '/bookings/', buildBookingList([second])));
    await removal;
  });

  it('that fails brings it back and loads the lists again', async () => {
    const { store, lists } = await withTwoLists();
    const newer = buildBooking({ id: 103 });
    server.use(
      refuse('delete', '/bookings/:id', 409, { error: 'Already paid.' }),
      answer<BookingList>('get', '/bookings/', buildBookingList([first, second, newer])),
    );
    const { error } = await store.dispatch(endpoints.removeBooking.initiate({ id: 101 }));
    expect(error).toMatchObject({ message: 'Already paid.' });
    await waitFor(() =>
      expect(lists().map(shownIds)).toEqual([
        [101, 102, 103],
        [101, 102, 103],
      ]),
    );
  });

  it('that fails without a network brings it back even though nothing can be loaded', async () => {
    const { store, lists } = await withTwoLists();
    server.use(loseConnection('delete', '/bookings/:id'), loseConnection('get', '/bookings/'));
    await store.dispatch(endpoints.removeBooking.initiate({ id: 101 }));
    await waitFor(() =>
      expect(lists().map(shownIds)).toEqual([
        [101, 102],
        [101, 102],
      ]),
    );
  });
});

it('a booking refreshes its event, the lists and the tiles', async () => {
  const { store, lists } = await withTwoLists();
  server.use(
    answer<Event>('get', '/events/:id', buildEvent({ available_tickets: 320 })),
    answer<BookingStats>('get', '/bookings/stats/', buildBookingStats({ total_bookings: 2 })),
  );
  await Promise.all([
    store.dispatch(endpoints.getEvent.initiate({ id: 1 })),
    store.dispatch(endpoints.getBookingStats.initiate({})),
  ]);

  const third = buildBooking({ id: 103 });
  server.use(
    answer<Booking>('post', '/bookings/', third, 201),
    answer<Event>('get', '/events/:id', buildEvent({ available_tickets: 318 })),
    answer<BookingStats>('get', '/bookings/stats/', buildBookingStats({ total_bookings: 3 })),
    answer<BookingList>('get', '/bookings/', buildBookingList([first, second, third])),
  );
  const bookingCreate = { event: 1, ticket_tier: 11, quantity: 2 };
  await store.dispatch(endpoints.createBooking.initiate({ bookingCreate }));

  await waitFor(() => {
    const state = store.getState();
    expect(endpoints.getEvent.select({ id: 1 })(state).data?.available_tickets).toBe(318);
    expect(endpoints.getBookingStats.select({})(state).data?.total_bookings).toBe(3);
    expect(lists().map(shownIds)).toEqual([
      [101, 102, 103],
      [101, 102, 103],
    ]);
  });
});

describe('the Idempotency-Key', () => {
  /** Books with each answer in turn; resolves with the keys that were sent. */
  async function keysOf(answers: (() => Response)[], quantities = answers.map(() => 2)) {
    const store = buildStore({ auth: signedIn() });
    const keys: (string | null)[] = [];
    server.use(
      http.post(apiPath('/bookings/'), ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return answers[keys.length - 1]?.() ?? HttpResponse.error();
      }),
    );
    for (const quantity of quantities) {
      const bookingCreate = { event: 1, ticket_tier: 11, quantity };
      await store.dispatch(endpoints.createBooking.initiate({ bookingCreate }));
    }
    return keys;
  }
  const booked = () => HttpResponse.json(first, { status: 201 });
  const soldOut = () => HttpResponse.json({ error: 'Sold out.' }, { status: 409 });
  const broken = () => HttpResponse.json({ error: 'Oh no.' }, { status: 500 });
  const lost = () => HttpResponse.error();

  it('stays the same until the answer is known', async () => {
    const [one, two, three, four] = await keysOf([lost, broken, booked, booked]);
    expect(one).toMatch(/^[\w-]{32}$/);
    expect([two, three]).toEqual([one, one]);
    expect(four).not.toBe(one);
  });

  it('is a new one after a refusal, and for another request', async () => {
    const keys = await keysOf([soldOut, lost, lost], [2, 2, 3]);
    expect(new Set(keys).size).toBe(3);
  });

  it('is the caller’s when the caller brings one', async () => {
    let key: string | null = null;
    server.use(
      http.post(apiPath('/bookings/checkout/'), ({ request }) => {
        key = request.headers.get('idempotency-key');
        return HttpResponse.json({ checkout_url: '/pay', payment_id: 'p', expires_at: null });
      }),
    );
    const store = buildStore({ auth: signedIn() });
    await store.dispatch(
      endpoints.startCheckout.initiate({ 'Idempotency-Key': 'mine', purchasePurpose: {} }),
    );
    expect(key).toBe('mine');
  });
});
