import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { findBookableEvent } from './catalogue';
import { credentialsOf, type DemoUser } from './people';

/** What a person has, for the screens that show it. */
export interface Stock {
  /** May be booked; nothing of it is in the cart. */
  event: { id: number; title: string; tier: string };
  /** Two tickets that wait for payment. */
  pending: { id: number; title: string };
  /** Two paid seats that nobody is named for. */
  paid: { id: number; title: string };
}

interface Tokens {
  access_token: string;
  refresh_token: string;
}

/** A session without the form: what the pages keep of one (D10) is put into the cookies. */
export async function enterAs(
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

/** Books for a person through the API: one booking in the cart, one paid, one event left over. */
export async function stockFor(request: APIRequestContext, user: DemoUser): Promise<Stock> {
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
