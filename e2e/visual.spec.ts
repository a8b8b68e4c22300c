import type { Locator, Page } from '@playwright/test';
import { changedPixelShare, drawInProductFont } from './support/screenshots';
import { openPage, showScheme, waitForPage, endAnimations } from './support/screens';
import { expect, test } from './support/server';
import { signInByCookies, buySeats } from './support/purchases';

/** Each size and each colour scheme once. */
const PICTURES = [
  { name: '1440-light', scheme: 'light', viewport: { width: 1440, height: 900 } },
  { name: '390-dark', scheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

/**
 * The share of pixels that may differ, because Chromium versions draw some edges differently. Each
 * picture shows one block, so that a changed button exceeds this.
 */
const TOLERANCE = 0.02;

/** Compares `part` with its pictures on a desktop and on a phone. */
async function expectPictures(name: string, part: Locator, mask: Locator[] = []): Promise<void> {
  const page = part.page();
  for (const { name: look, scheme, viewport } of PICTURES) {
    await page.setViewportSize(viewport);
    await showScheme(page, scheme);
    await expect
      .soft(part)
      .toHaveScreenshot(`${name}-${look}.png`, { maxDiffPixelRatio: TOLERANCE, mask });
  }
}

async function show(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await drawInProductFont(page);
  await endAnimations(page);
}

const card = (page: Page) => page.locator('#main form').first().locator('..');
const content = (page: Page) => page.locator('#main > *').first();

test('sign-in and sign-up look as accepted', async ({ page }) => {
  await show(page, '/signin');
  await expectPictures('sign-in', card(page));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^sign in$/i }).click();
  await expect(main.locator('[aria-invalid="true"]').first()).toBeVisible();
  // It would cover the form on a narrow screen for as long as it is shown.
  const messages = page.getByRole('region', { name: 'Messages' });
  await messages.getByRole('button', { name: 'Dismiss' }).click();
  await expect(messages.getByRole('alert')).toHaveCount(0);
  await expectPictures('sign-in-errors', card(page));
  await show(page, '/signup');
  await expectPictures('sign-up', card(page));
});

test('static pages look as accepted', async ({ page }) => {
  await show(page, '/nowhere');
  await expectPictures('not-found', content(page));
  const footer = page.getByRole('contentinfo');
  await expectPictures('footer', footer, [footer.getByText(/© \d{4}/)]);
  await show(page, '/about');
  await expectPictures('about', page.locator('#main h1').locator('..'));
  await show(page, '/terms');
  await expectPictures('terms', page.locator('#main section').first());
  await show(page, '/contact');
  await expectPictures('contact', page.getByRole('form', { name: 'Contact' }));
});

test('an empty cart looks as accepted', async ({ page, baseURL }) => {
  await signInByCookies(page, baseURL, 'meera');
  const nothing = { count: 0, next: null, previous: null, results: [] };
  await page.route('**/api/bookings/?*', (route) => route.fulfill({ json: nothing }));
  await show(page, '/cart');
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await expectPictures('empty-cart', content(page));
});

test('a ticket looks as accepted', async ({ page, request, baseURL }) => {
  await signInByCookies(page, baseURL, 'vikram');
  const names = ['Devika Nair', 'Ravi Iyer'];
  const { id } = await buySeats(page, request, 'vikram', { quantity: 2, names });
  const fixed = {
    event_title: 'An Evening That Never Changes',
    event_start_date: '2030-03-02T14:00:00.000Z',
    event_venue: 'The Old Hall',
    event_city: 'Mumbai',
    ticket_tier_name: 'Stalls',
  };
  await page.route(`**/api/bookings/${id}/?*`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), ...fixed } });
  });
  await page.goto(`/my-bookings?ticket=${id}`);
  await waitForPage(page);
  await drawInProductFont(page);
  const ticket = page.getByRole('dialog', { name: 'Event Ticket' });
  const code = ticket.getByRole('img', { name: /qr/i });
  await expect(code).toBeVisible();
  await expect(ticket.getByText(fixed.event_title)).toBeVisible();
  const number = ticket.getByText(/^(FYR|BK|F)-?[0-9A-Z]{2,}-[0-9A-Z]+/);
  await expectPictures('ticket', ticket, [code, number]);
});

/** Checks that the tolerance detects visible faults. */
test('a changed colour, a moved block and a missing line exceed the tolerance', async ({
  page,
}) => {
  await show(page, '/signin');
  const accepted = await card(page).screenshot();
  const again = await card(page).screenshot();
  expect(changedPixelShare(accepted, again)).toBeLessThan(TOLERANCE / 10);
  for (const change of [
    'main button[type="submit"] { background: #2255cc !important }',
    'main form { translate: 0 12px }',
    'main h1 { display: none !important }',
  ]) {
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, change);
    await endAnimations(page);
    const after = await card(page).screenshot();
    expect(changedPixelShare(accepted, after), change).toBeGreaterThan(TOLERANCE);
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
  }
});
