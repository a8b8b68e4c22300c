import type { APIRequestContext, Page } from '@playwright/test';
import type { DemoUser } from './people';
import type { BodyAt } from '../../server/contract/calls';
import type { Schemas } from '../../server/contract/types';
import { buySeats, offerSeats, signInByCookies } from './purchases';
import { expect } from './server';

interface Offered {
  booking: Schemas['Booking'];
  /** The token of the offer's page. */
  token: string;
}

/** Signs the page in, buys two seats and offers them to anybody. */
export async function buyAndOfferSeats(
  page: Page,
  { request, baseURL, user }: { request: APIRequestContext; baseURL?: string; user: DemoUser },
): Promise<Offered> {
  await signInByCookies(page, baseURL, user);
  const booking = await buySeats(page, request, user, { quantity: 2 });
  const answer = await offerSeats(page, booking.id, {
    title: 'An evening with the team',
    message: 'We have seats left over.\nCome along, and bring somebody who likes it.',
    audience: 'anybody',
    // Asked for where the policy of the company has rules about guests.
    purpose: 'An evening before the renewal.',
  });
  const { pool } = JSON.parse(answer) as { pool: { link_token: string } };
  return { booking, token: pool.link_token };
}

/** The pages of seats that lena offers, of which a guest has claimed one, by name. */
export async function seatScreens(
  page: Page,
  { request, baseURL }: { request: APIRequestContext; baseURL?: string },
): Promise<Record<string, string>> {
  const { token } = await buyAndOfferSeats(page, { request, baseURL, user: 'lena' });
  const guest: BodyAt<'POST', '/seats/{token}/claim/'> = {
    name: 'Ira Sen',
    email: 'ira.sen@guests.example',
    consent: true,
  };
  const answer = await request.post(`/api/seats/${token}/claim/`, { data: guest });
  expect(answer.status()).toBe(201);
  const { claim_token: claim } = (await answer.json()) as { claim_token: string };
  return {
    'offered seats': `/seats/${token}`,
    'a claimed seat': `/seats/claimed/${claim}`,
    'seats whose link is closed': '/seats/1-closed',
  };
}
