import type { Page } from '@playwright/test';
import { openPage, publicScreens, publicScreensAlike } from './support/screens';
import { expect, test } from './support/server';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A busy server sends the page without its content; the next time it has it. */
async function readContent(page: Page): Promise<void> {
  await expect(async () => {
    if ((await heading(page).count()) === 0) await page.reload();
    await expect(heading(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

test.describe('without JavaScript', () => {
  test.use({ hasOwnContext: true, javaScriptEnabled: false });

  test('a visitor reads the front page, searches, filters, turns pages and opens an event', async ({
    page,
  }) => {
    await page.goto('/');
    await readContent(page);
    await expect(page).toHaveTitle('Foyer');
    await expect(page.getByRole('region', { name: 'Upcoming events' })).toContainText('66 events');
    await page.getByRole('combobox', { name: 'Search events or cities' }).fill('mumbai');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/events?search=mumbai');
    await readContent(page);
    await expect(page.getByText('Showing results for “mumbai”')).toBeVisible();
    const found = await page.getByRole('article').count();
    expect(found).toBeGreaterThan(0);

    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\?search=mumbai&category=\w+$/);
    await readContent(page);
    expect(await page.getByRole('article').count()).toBeLessThan(found);

    await page.getByLabel('City').selectOption('Mumbai');
    await page.getByLabel('Highest price in rupees').fill('100000');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/city=Mumbai&search=mumbai&category=\w+&.*max_price=100000/);
    await readContent(page);
    await expect(page.getByRole('link', { name: 'Remove filter Up to ₹1,00,000' })).toBeVisible();
    await page.getByRole('link', { name: 'Clear Filters' }).first().click();
    await expect(page).toHaveURL('/events');
    await readContent(page);

    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/events?page=2');
    await readContent(page);
    await expect(page.getByText('Page 2 of 4')).toBeVisible();

    const first = page.getByRole('article').first().getByRole('link');
    // A card cuts a long title.
    const title = ((await first.textContent()) ?? '').slice(0, 20);
    await first.click();
    await expect(page).toHaveURL(/\/events\/\d+$/);
    await readContent(page);
    await expect(heading(page)).toContainText(title);
    expect(await page.title()).toContain(title);
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/signin\?next=/);
    await readContent(page);
    await expect(page.getByLabel('Username')).toBeVisible();
  });
});

test('public pages become alive without a complaint of React', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()} ${message.text()}`);
  });
  const { 'not found': _missing, ...screens } = publicScreens;
  for (const address of Object.values({ ...screens, ...publicScreensAlike })) {
    await openPage(page, address);
  }
  expect(complaints).toEqual([]);
});
