import type { Locator, Page } from '@playwright/test';
import { changedShare, drawInOwnLetters } from './support/pictures';
import { open, paintIn, settled, still } from './support/screens';
import { expect, test } from './support/server';
import { arriveAs, buySeats } from './support/shop';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SCHEMES = ['dark', 'light'] as const;
const SIZES = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } };

/**
 * The share of pixels that may differ: another Chromium places some edges a shade differently. A
 * picture is of one block, so that a changed button is more than this.
 */
const TOLERANCE = 0.02;

/** Holds what `part` shows against its pictures: two sizes, two schemes. */
async function expectPictures(name: string, part: Locator, mask: Locator[] = []): Promise<void> {
  const page = part.page();
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const scheme of SCHEMES) {
      await paintIn(page, scheme);
      await expect
        .soft(part)
        .toHaveScreenshot(`${name}-${size}-${scheme}.png`, { maxDiffPixelRatio: TOLERANCE, mask });
    }
  }
}

async function show(page: Page, address: string): Promise<void> {
  await open(page, address);
  await drawInOwnLetters(page);
  await still(page);
}

const card = (page: Page) => page.locator('#main form').first().locator('..');
const content = (page: Page) => page.locator('#main > *').first();

test('the way in looks as accepted', async ({ page }) => {
  await show(page, '/signin');
  await expectPictures('sign-in', card(page));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^sign in$/i }).click();
  await expect(main.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectPictures('sign-in-errors', card(page));
  await show(page, '/signup');
  await expectPictures('sign-up', card(page));
});

test('what stands still looks as accepted', async ({ page }) => {
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
  await arriveAs(page, baseURL, 'meera');
  const nothing = { count: 0, next: null, previous: null, results: [] };
  await page.route('**/api/bookings/?*', (route) => route.fulfill({ json: nothing }));
  await show(page, '/cart');
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await expectPictures('empty-cart', content(page));
});

test('a ticket looks as accepted', async ({ page, request, baseURL }) => {
  await arriveAs(page, baseURL, 'vikram');
  const names = ['Devika Nair', 'Ravi Iyer'];
  const { id } = await buySeats(page, request, 'vikram', { quantity: 2, names });
  const fixed = {
    event_title: 'An Evening That Never Changes',
    event_start_date: '2030-03-02T14:00:00.000Z',
    event_venue: 'The Old Hall',
    event_city: 'Mumbai',
    ticket_tier_name: 'Stalls',
  };
  await page.route(`**/api/bookings/${id}?*`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), ...fixed } });
  });
  await page.goto(`/my-bookings?ticket=${id}`);
  await settled(page);
  await drawInOwnLetters(page);
  const ticket = page.getByRole('dialog', { name: 'Event Ticket' });
  const code = ticket.getByRole('img', { name: /qr/i });
  await expect(code).toBeVisible();
  await expect(ticket.getByText(fixed.event_title)).toBeVisible();
  const number = ticket.getByText(/^(FYR|BK|F)-?[0-9A-Z]{2,}-[0-9A-Z]+/);
  await expectPictures('ticket', ticket, [code, number]);
});

/** What the tolerance is worth: each of these is a fault that somebody would see. */
test('a changed colour, a moved block and a missing line are seen', async ({ page }) => {
  await show(page, '/signin');
  const accepted = await card(page).screenshot();
  const again = await card(page).screenshot();
  expect(changedShare(accepted, again)).toBeLessThan(TOLERANCE / 10);
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
    await still(page);
    const after = await card(page).screenshot();
    expect(changedShare(accepted, after), change).toBeGreaterThan(TOLERANCE);
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
  }
});
