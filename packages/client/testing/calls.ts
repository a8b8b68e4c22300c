/** Calls with the packed client that `client.test.ts` compiles beside the example, runs, and judges. Prints JSON. */
import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query';
import { createClient, FoyerError, unwrap } from '@foyer/client';
import { endpoints, foyerBaseQuery } from '@foyer/client/rtk';
import { baseUrl, password, username } from './settings.js';

const { EVENT, TIER } = process.env;
const order = { event: Number(EVENT), ticket_tier: Number(TIER), quantity: 1 };

/** What is thrown by a call that fails. */
async function failureOf(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof FoyerError)) throw error;
  return { status: error.status, code: error.code, message: error.message, body: error.body };
}

const anonymous = createClient({ baseUrl });
const session = await unwrap(anonymous.POST('/auth/login/', { body: { username, password } }));
const foyer = createClient({ baseUrl, token: () => Promise.resolve(session.access_token) });

const book = (key: string) =>
  unwrap(foyer.POST('/bookings/', { params: { header: { 'Idempotency-Key': key } }, body: order }));
const bookings = [await book('key-of-one'), await book('key-of-one'), await book('key-of-another')];
const ids = [...new Set(bookings.map(({ id }) => id))];

/** Without a server: the header that a call carries, and an answer of something between caller and Foyer. */
let ifMatch: string | null = null;
const behindProxy = createClient({
  baseUrl,
  fetch: (request) => {
    ifMatch = request.headers.get('If-Match');
    return Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  },
});
const badGateway = await failureOf(
  unwrap(
    behindProxy.PATCH('/events/{id}/', {
      params: { path: { id: 1 }, header: { 'If-Match': '"7"' } },
      body: { title: 'Another title' },
    }),
  ),
);

const queries: string[] = [];
const api = createApi({
  baseQuery: foyerBaseQuery({
    baseUrl,
    fetchFn: (input, init) => {
      if (input instanceof Request) queries.push(new URL(input.url).search);
      return fetch(input, init);
    },
    prepareHeaders: (headers) => headers.set('Authorization', `Bearer ${session.access_token}`),
  }),
  endpoints,
});
const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (getDefault) => getDefault({ serializableCheck: false }).concat(api.middleware),
});
const quote = await store.dispatch(api.endpoints.quoteBookings.initiate({ bookingIds: ids }));
const amount = quote.data?.total ?? '';
await unwrap(foyer.POST('/payments/bulk_create/', { body: { booking_ids: ids, amount } }));
const ticketsOf = { id: ids[0] ?? 0 };
const tickets = await store.dispatch(api.endpoints.downloadTickets.initiate(ticketsOf));
const calendar = foyer.GET('/bookings/{id}/calendar/', {
  params: { path: ticketsOf },
  parseAs: 'text',
});

console.log(
  JSON.stringify({
    numbers: bookings.map((booking) => booking.booking_number),
    unknownEvent: await failureOf(
      unwrap(foyer.GET('/events/{id}/', { params: { path: { id: 987654321 } } })),
    ),
    withoutToken: await failureOf(unwrap(anonymous.GET('/bookings/'))),
    badGateway,
    ifMatch,
    quoted: quote.data?.lines.map(({ booking }) => booking),
    ids,
    queries,
    tickets: tickets.data?.type,
    calendar: await unwrap(calendar),
  }),
);

/** What the compiler refuses. */
export const mistakes = [
  // @ts-expect-error a path that the contract does not have
  () => foyer.GET('/event/'),
  // @ts-expect-error a field of the answer that does not exist
  () => unwrap(foyer.GET('/events/')).then(({ items }) => items),
  // @ts-expect-error a body without its required fields
  () => foyer.POST('/bookings/', { body: { quantity: 1 } }),
  // @ts-expect-error an unknown operation
  () => api.endpoints.listEvent,
  // @ts-expect-error an argument of another type
  () => api.endpoints.getEvent.initiate({ id: 'one' }),
];
