import type { BrowserContext, Page } from '@playwright/test';
import { callApi, readApi } from './support/apiCalls';
import { credentialsOf, fillSignIn, signIn, signOut } from './support/people';
import { signInByCookies } from './support/purchases';
import { countRefreshes, expireToken, expireInAllTabs, tokensOf } from './support/refreshStorm';
import { expect, signingKeyOf, test } from './support/server';

/** `npm run bench -- refresh-storm` has more, and many rounds. */
const TABS = 3;
/** Calls of My Bookings with an open ticket: two lists, the totals, the booking and its QR code. */
const CALLS = 5;

async function ticketAddress(page: Page): Promise<string> {
  const { results } = await readApi(page, '/bookings/?page_size=100');
  const paid = results.find((booking) => booking.payment_status === 'paid');
  if (!paid) throw new Error('The demo world gives this person no paid booking.');
  return `/my-bookings?ticket=${paid.id}`;
}

/** This many tabs of one browser, each with the same ticket open. */
async function openTabs(first: Page, count: number): Promise<Page[]> {
  const address = await ticketAddress(first);
  const more = Array.from({ length: count - 1 }, () => first.context().newPage());
  const tabs = [first, ...(await Promise.all(more))];
  for (const tab of tabs) {
    await tab.goto(address);
    await expect(ticketOf(tab)).toBeVisible();
    await tab.waitForLoadState('networkidle');
  }
  return tabs;
}

const ticketOf = (tab: Page) =>
  tab.getByRole('dialog', { name: /event ticket/i }).getByRole('img', { name: /qr/i });

test(`${TABS} tabs, open or starting with an expired token: one rotation each time, nobody is signed out`, async ({
  page,
  context,
  foyer,
}) => {
  await signInByCookies(page, foyer.url, 'asha');
  const secret = await signingKeyOf(foyer);
  const tabs = await openTabs(page, TABS);
  const { refused, refreshes, ...counts } = await expireInAllTabs({
    secret,
    context,
    tabs,
    callsPerTab: CALLS,
  });
  expect(counts).toEqual({ rotations: 1, signOuts: 0 });
  // A tab that gets its 401 after another tab's refresh may request the same pair again.
  expect(refreshes).toBeLessThanOrEqual(TABS);
  expect(refused).toBeGreaterThanOrEqual(TABS * CALLS);
  for (const tab of tabs) await expect(ticketOf(tab)).toBeVisible();

  const before = await tokensOf(context);
  const expired = expireToken(before.accessToken, secret);
  await setAccessToken(context, foyer.url, expired);
  const counted = countRefreshes(context);
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const tab of tabs) await expect(ticketOf(tab)).toBeVisible();
  expect(await counted()).toMatchObject({ rotations: 1 });
  const after = await tokensOf(context);
  expect(after.refreshToken).not.toBe(before.refreshToken);
  expect((await callApi(page, 'GET', '/auth/verify-token/')).status).toBe(200);
});

async function setAccessToken(context: BrowserContext, url: string, value: string): Promise<void> {
  await context.addCookies(
    ['access_token', 'token'].map((name) => ({ name, value, url, sameSite: 'Strict' as const })),
  );
}

test('signing out in one tab signs out the other, and the server too; signing in brings both back', async ({
  page,
  context,
}) => {
  await signIn(page, 'asha');
  const { accessToken } = await tokensOf(context);
  const guarded = await context.newPage();
  await guarded.goto('/profile');
  await expect(guarded.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  const open = await context.newPage();
  await open.goto('/events');

  await signOut(page);
  await expect(page).toHaveURL(/\/signin$/);
  await expect(guarded).toHaveURL(/\/signin/);
  await expect(open).toHaveURL(/\/events$/);
  await expect(open.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await tokensOf(context)).toEqual({ accessToken: '', refreshToken: '' });
  // The page shows sign-in without waiting for the server.
  const headers = { Authorization: `Bearer ${accessToken}` };
  const ask = () => page.request.get('/api/auth/verify-token/', { headers });
  await expect.poll(async () => (await ask()).status()).toBe(401);
  await fillSignIn(page, credentialsOf('asha'));
  await expect(guarded).toHaveURL(/\/profile$/);
  await expect(guarded.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
});

test('the reference of the API tries a call with the session, also after its token has expired', async ({
  page,
  context,
  foyer,
}) => {
  await signInByCookies(page, foyer.url, 'asha');
  const expired = expireToken((await tokensOf(context)).accessToken, await signingKeyOf(foyer));
  await setAccessToken(context, foyer.url, expired);
  // One operation, without schemas: drawing all of the contract would take a busy machine more than a minute.
  await page.route('**/api/openapi.json', async (route) => {
    const path = '/auth/verify-token/';
    const contract = (await (await route.fetch()).json()) as {
      paths: Record<string, { get: object }>;
      components: { securitySchemes: object };
    };
    const { securitySchemes } = contract.components;
    const responses = { 200: { description: 'Done.' } };
    const get = { ...contract.paths[path]?.get, responses };
    await route.fulfill({
      json: { ...contract, paths: { [path]: { get } }, components: { securitySchemes } },
    });
  });
  const counted = countRefreshes(context);
  await page.goto('/api/docs#/auth/verifyToken');
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  const answer = page.locator('.live-responses-table').getByText('"username": "asha"');
  await expect(answer).toBeVisible();
  expect(await counted()).toEqual({ refreshes: 1, rotations: 1 });
});
