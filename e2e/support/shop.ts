import type { APIRequestContext, Page } from '@playwright/test';
import { callAs, readAs } from './calls';
import { findBookableEvent } from './catalogue';
import { credentialsOf, type DemoUser } from './people';

export interface BoughtBooking {
  id: number;
  event: number;
  event_title: string;
  tickets: { id: number; ticket_number: string; qr_code: string }[];
}

/** Signed in without the form: the session's cookies as its own script writes them. */
export async function arriveAs(page: Page, baseURL: string | undefined, user: DemoUser) {
  const answer = await page.request.post('/api/auth/login/', { data: credentialsOf(user) });
  const session = (await answer.json()) as { access_token: string; refresh_token: string };
  const url = baseURL ?? '';
  await page.context().addCookies([
    { name: 'access_token', value: session.access_token, url },
    { name: 'refresh_token', value: session.refresh_token, url },
    { name: 'token', value: session.access_token, url },
  ]);
}

async function must(page: Page, address: string, data: object): Promise<string> {
  const { status, text } = await callAs(page, 'POST', address, data);
  if (status >= 300) throw new Error(`POST ${address}: ${status} ${text}`);
  return text;
}

/** Puts seats of an event that this person has not booked yet into the cart; the booking's id. */
export async function putInCart(
  page: Page,
  request: APIRequestContext,
  user: DemoUser,
  quantity: number,
): Promise<{ id: number; event: number }> {
  const event = await findBookableEvent(request, user);
  const { ticket_tiers: tiers } = await readAs<{ ticket_tiers: { id: number; name: string }[] }>(
    page,
    `/events/${event.id}`,
  );
  const tier = tiers.find(({ name }) => name === event.tier);
  const order = { event: event.id, ticket_tier: tier?.id, quantity };
  const { id } = JSON.parse(await must(page, '/bookings/', order)) as { id: number };
  return { id, event: event.id };
}

interface DearTier {
  id: number;
  price: string;
  is_active: boolean;
  available_tickets: number;
  max_per_booking: number;
}

/**
 * Puts dear seats into the cart, event by event, until they cost so much without fees and tax.
 * @param least whole rupees
 */
export async function fillCart(page: Page, least: number, notes: string): Promise<void> {
  const { results } = await readAs<{
    results: { id: number; is_booking_open: boolean; is_exclusive: boolean }[];
  }>(page, '/events/?page_size=100');
  const open = results.filter((event) => event.is_booking_open && !event.is_exclusive);
  let sum = 0;
  for (const { id: event } of open) {
    const { ticket_tiers: tiers } = await readAs<{ ticket_tiers: DearTier[] }>(
      page,
      `/events/${event}`,
    );
    const [dearest] = tiers
      .filter((tier) => tier.is_active && tier.available_tickets >= tier.max_per_booking)
      .sort((one, other) => Number(other.price) - Number(one.price));
    if (!dearest) continue;
    const quantity = dearest.max_per_booking;
    await must(page, '/bookings/', { event, ticket_tier: dearest.id, quantity, notes });
    sum += quantity * Number(dearest.price);
    if (sum >= least) return;
  }
  throw new Error(`The demo world's seats cost ${sum} in all.`);
}

/** The same as `putInCart`, and pays for it; with names it has its people, too. */
export async function buySeats(
  page: Page,
  request: APIRequestContext,
  user: DemoUser,
  { quantity, names = [] }: { quantity: number; names?: readonly string[] },
): Promise<BoughtBooking> {
  const { id } = await putInCart(page, request, user, quantity);
  const { total } = await readAs<{ total: string }>(page, `/bookings/quote/?booking_ids=${id}`);
  await must(page, '/payments/bulk_create/', { booking_ids: [id], amount: total });
  if (names.length > 0) {
    const attendees = names.map((name) => {
      const email = `${name.toLowerCase().replaceAll(' ', '.')}@northwind.example`;
      return { name, email };
    });
    await must(page, `/bookings/${id}/attendees/`, { attendees });
  }
  return readAs<BoughtBooking>(page, `/bookings/${id}`);
}
