import type { APIRequestContext, BrowserContext } from '@playwright/test';
import type { AnswerAt, BodyAt } from '../../server/contract/calls';
import { findBookableEvent } from './bookableEvent';
import { untilAnswered } from './busyServer';
import { credentialsOf, type DemoUser } from './people';

/** A person's bookings, and an event to book, for the screens that show them. */
export interface TestBookings {
  /** Can be booked and is not in the cart. */
  event: { id: number; title: string; tier: string };
  /** A booking of two tickets in the cart. */
  pending: { id: number; title: string };
  /** A paid booking of two tickets without attendees. */
  paid: { id: number; title: string };
  /** The event on sale of rhea's organizer with most seats sold. */
  organized: { id: number; title: string };
}

interface Session {
  access_token: string;
  refresh_token: string;
  user: { id: number };
}

/** Signs in without the form, by setting the cookies that the pages use. */
export async function addSessionCookies(
  context: BrowserContext,
  url: string | undefined,
  user: DemoUser,
): Promise<void> {
  const answer = await untilAnswered(() =>
    context.request.post('/api/auth/login/', { data: credentialsOf(user) }),
  );
  if (!answer.ok()) throw new Error(`Signing in ${user} failed: ${await answer.text()}`);
  const tokens = (await answer.json()) as Session;
  const cookie = (name: string, value: string) => ({
    name,
    value,
    url,
    sameSite: 'Strict' as const,
  });
  await context.addCookies([
    cookie('access_token', tokens.access_token),
    cookie('refresh_token', tokens.refresh_token),
    cookie('token', tokens.access_token),
  ]);
}

/** Calls the API as one person. @throws Error with the answer that is not fine */
export type Call = <Method extends Uppercase<string>, Address extends string>(
  method: Method,
  address: Address,
  data?: BodyAt<Method, Address>,
) => Promise<AnswerAt<Method, Address>>;

/** Signs a person in. */
export async function callerOf(request: APIRequestContext, user: DemoUser) {
  const session = await untilAnswered(() =>
    request.post('/api/auth/login/', { data: credentialsOf(user) }),
  );
  const { access_token: token, user: person } = (await session.json()) as Session;
  const call: Call = async (method, address, data) => {
    const answer = await request.fetch(`/api${address}`, {
      method,
      headers: { Authorization: `Bearer ${token}` },
      ...(data && { data }),
    });
    const text = await answer.text();
    if (!answer.ok()) throw new Error(`${method} ${address}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
  return { call, person };
}

/** The event on sale of rhea's organizer with most seats sold. */
export async function findOrganizedEvent(call: Call) {
  const { results } = await call('GET', '/organize/events/?status=published&ordering=-sold');
  const [first] = results;
  if (!first) throw new Error('The demo world gives rhea no event on sale.');
  return first;
}

/** All bookings of the cart together, also after tests that add to it: people pay them without an approval. */
const SEATS_IN_CART = 6;

/** Creates the bookings through the API. */
export async function createTestBookings(
  request: APIRequestContext,
  user: DemoUser,
): Promise<TestBookings> {
  const { call } = await callerOf(request, user);
  const book = async () => {
    const event = await findBookableEvent(request, user, { seats: SEATS_IN_CART });
    const { ticket_tiers: tiers } = await call('GET', `/events/${event.id}`);
    const tier = tiers.find(({ name }) => name === event.tier);
    const order = { event: event.id, ticket_tier: tier?.id ?? 0, quantity: 2 };
    const { id } = await call('POST', '/bookings/', order);
    return { id, title: event.title };
  };
  const paid = await book();
  const { total } = await call('GET', `/bookings/quote/?booking_ids=${paid.id}`);
  await call('POST', '/payments/bulk_create/', { booking_ids: [paid.id], amount: total });
  const pending = await book();
  const event = await findBookableEvent(request, user, { seats: SEATS_IN_CART });
  return {
    paid,
    pending,
    event,
    organized: await findOrganizedEvent((await callerOf(request, 'rhea')).call),
  };
}

/** Removes what the person could pay now, so that its events and seats are free for the next test of this server. */
export async function emptyCart(request: APIRequestContext, user: DemoUser): Promise<void> {
  const { call, person } = await callerOf(request, user);
  const { results } = await call(
    'GET',
    `/bookings/?status=pending&user=${person.id}&page_size=100`,
  );
  // What waits for an approval cannot be removed, and is not paid with the rest.
  const inCart = results.filter(({ approval }) => approval === null);
  for (const { id } of inCart) await call('DELETE', `/bookings/${id}`);
}
