import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { findBookableEvent } from './bookableEvent';
import { credentialsOf, type DemoUser } from './people';

/** A person's bookings, and an event to book, for the screens that show them. */
export interface TestBookings {
  /** Can be booked and is not in the cart. */
  event: { id: number; title: string; tier: string };
  /** A booking of two tickets in the cart. */
  pending: { id: number; title: string };
  /** A paid booking of two tickets without attendees. */
  paid: { id: number; title: string };
}

interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** Signs in without the form, by setting the cookies that the pages use (D10). */
export async function addSessionCookies(
  context: BrowserContext,
  url: string | undefined,
  user: DemoUser,
): Promise<void> {
  const answer = await context.request.post('/api/auth/login/', { data: credentialsOf(user) });
  const tokens = (await answer.json()) as Tokens;
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

/** Creates the bookings through the API. */
export async function createTestBookings(
  request: APIRequestContext,
  user: DemoUser,
): Promise<TestBookings> {
  const session = await request.post('/api/auth/login/', { data: credentialsOf(user) });
  const { access_token: token } = (await session.json()) as Tokens;
  const call = async <T>(method: 'GET' | 'POST', address: string, data?: object) => {
    const answer = await request.fetch(`/api${address}`, {
      method,
      headers: { Authorization: `Bearer ${token}` },
      ...(data && { data }),
    });
    if (!answer.ok()) throw new Error(`${method} ${address}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const book = async () => {
    const event = await findBookableEvent(request, user);
    const { ticket_tiers: tiers } = await call<{ ticket_tiers: { id: number; name: string }[] }>(
      'GET',
      `/events/${event.id}`,
    );
    const tier = tiers.find(({ name }) => name === event.tier);
    const order = { event: event.id, ticket_tier: tier?.id, quantity: 2 };
    const { id } = await call<{ id: number }>('POST', '/bookings/', order);
    return { id, title: event.title };
  };
  const paid = await book();
  const { total } = await call<{ total: string }>('GET', `/bookings/quote/?booking_ids=${paid.id}`);
  await call('POST', '/payments/bulk_create/', { booking_ids: [paid.id], amount: total });
  const pending = await book();
  return { paid, pending, event: await findBookableEvent(request, user) };
}
