import type { Page } from '@playwright/test';
import { signInByCookies } from './support/purchases';
import { expect, test } from './support/server';

/** GET requests to the API in their order, by path and query. */
function apiRequestsOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() === 'GET')
      addresses.push(pathname + search);
  });
  return addresses;
}

const isAlive = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-theme-alive', '');
/** What was sent before the first script and nothing has taken. */
const leftOver = (page: Page) =>
  page.evaluate(() =>
    Object.keys(
      (window as { foyerFirst?: { answers: object } }).foyerFirst?.answers ?? { none: 1 },
    ),
  );

test.describe('a signed-in person', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await signInByCookies(page, baseURL, 'asha');
  });

  test('asks for the data of a page before its script is there, and for each once', async ({
    page,
  }) => {
    for (const address of [
      '/',
      '/events',
      '/events?search=jazz',
      '/events/1',
      '/cart',
      '/my-bookings',
      '/profile',
      '/notifications',
    ]) {
      await test.step(address, async () => {
        const requests = apiRequestsOf(page);
        let beforeScript: string[] = [];
        await page.route('**/assets/*.js', async (route) => {
          if (beforeScript.length === 0) {
            await expect.poll(() => requests.length).toBeGreaterThanOrEqual(4);
            beforeScript = [...requests];
          }
          await route.continue();
        });
        await page.goto(address);
        await isAlive(page);
        await expect.poll(() => leftOver(page)).toEqual([]);
        expect(beforeScript).toContain('/api/auth/verify-token/');
        for (const sent of beforeScript) {
          expect([sent, requests.filter((one) => one === sent).length]).toEqual([sent, 1]);
        }
        await page.unrouteAll();
        // What this page still asks for does not belong to the next one.
        await page.goto('about:blank');
      });
    }
  });

  test('asks for nothing with a token that has expired, before there is another', async ({
    page,
    context,
  }) => {
    const cookie = (await context.cookies()).find(({ name }) => name === 'access_token');
    const [head = '', , signature = ''] = decodeURIComponent(cookie?.value ?? '').split('.');
    const claims = Buffer.from(JSON.stringify({ sub: '1', exp: 1 })).toString('base64url');
    if (cookie) await context.addCookies([{ ...cookie, value: `${head}.${claims}.${signature}` }]);
    let beforeScript: string[] | undefined;
    const requests = apiRequestsOf(page);
    await page.route('**/assets/*.js', async (route) => {
      beforeScript ??= [...requests];
      await route.continue();
    });
    await page.goto('/cart');
    await isAlive(page);
    expect(beforeScript).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a visitor’s page sends none of them', async ({ page }) => {
  await page.goto('/');
  await isAlive(page);
  expect(await page.evaluate(() => 'foyerFirst' in window)).toBe(false);
});
