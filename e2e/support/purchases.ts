import type { APIRequestContext, Page } from '@playwright/test';
import type { BodyAt } from '../../server/contract/calls';
import type { Schemas } from '../../server/contract/types';
import { callApi, readApi } from './apiCalls';
import { findBookableEvent } from './bookableEvent';
import { untilAnswered } from './busyServer';
import { credentialsOf, type DemoUser } from './people';

/** Signs in without the form, by setting the cookies that the pages use. */
export async function signInByCookies(page: Page, baseURL: string | undefined, user: DemoUser) {
  const answer = await untilAnswered(() =>
    page.request.post('/api/auth/login/', { data: credentialsOf(user) }),
  );
  const session = (await answer.json()) as { access_token: string; refresh_token: string };
  const url = baseURL ?? '';
  await page.context().addCookies([
    { name: 'access_token', value: session.access_token, url },
    { name: 'refresh_token', value: session.refresh_token, url },
    { name: 'token', value: session.access_token, url },
  ]);
}

async function postOk<Address extends string>(
  page: Page,
  address: Address,
  data: BodyAt<'POST', Address>,
): Promise<string> {
  const { status, text } = await callApi(page, 'POST', address, data);
  if (status >= 300) throw new Error(`POST ${address}: ${status} ${text}`);
  return text;
}

/** Puts seats of an event that this person has not booked yet into the cart. */
export async function putInCart(
  page: Page,
  request: APIRequestContext,
  user: DemoUser,
  quantity: number,
): Promise<{ id: number; event: number }> {
  const event = await findBookableEvent(request, user);
  const { ticket_tiers: tiers } = await readApi(page, `/events/${event.id}`);
  const tier = tiers.find(({ name }) => name === event.tier);
  const order = { event: event.id, ticket_tier: tier?.id ?? 0, quantity };
  const { id } = JSON.parse(await postOk(page, '/bookings/', order)) as { id: number };
  return { id, event: event.id };
}

/**
 * Adds the most expensive seats of each event to the cart until they cost `minimum`, without fees and
 * tax.
 * @param minimum whole rupees
 */
export async function fillCart(page: Page, minimum: number, notes: string): Promise<void> {
  const { results } = await readApi(page, '/events/?page_size=100');
  const open = results.filter((event) => event.is_booking_open && !event.is_exclusive);
  let sum = 0;
  for (const { id: event } of open) {
    const { ticket_tiers: tiers } = await readApi(page, `/events/${event}`);
    const [dearest] = tiers
      .filter((tier) => tier.is_active && tier.available_tickets >= tier.max_per_booking)
      .sort((one, other) => Number(other.price) - Number(one.price));
    if (!dearest) continue;
    const quantity = dearest.max_per_booking;
    await postOk(page, '/bookings/', { event, ticket_tier: dearest.id, quantity, notes });
    sum += quantity * Number(dearest.price);
    if (sum >= minimum) return;
  }
  throw new Error(`The demo world's seats cost ${sum} in all.`);
}

/** Books seats as `putInCart`, pays, and saves the attendees when names are given. */
export async function buySeats(
  page: Page,
  request: APIRequestContext,
  user: DemoUser,
  { quantity, names = [] }: { quantity: number; names?: readonly string[] },
): Promise<Schemas['Booking']> {
  const { id } = await putInCart(page, request, user, quantity);
  const { total } = await readApi(page, `/bookings/quote/?booking_ids=${id}`);
  await postOk(page, '/payments/bulk_create/', { booking_ids: [id], amount: total });
  if (names.length > 0) {
    const attendees = names.map((name) => {
      const email = `${name.toLowerCase().replaceAll(' ', '.')}@northwind.example`;
      return { name, email };
    });
    await postOk(page, `/bookings/${id}/attendees/`, { attendees });
  }
  return readApi(page, `/bookings/${id}`);
}

/** Offers the free seats of a booking of the signed-in person, to colleagues unless the offer says otherwise. */
export const offerSeats = (
  page: Page,
  id: number,
  offer: BodyAt<'POST', '/bookings/{id}/seats/pool/'> = { message: 'Come along.' },
) => postOk(page, `/bookings/${id}/seats/pool/`, offer);
