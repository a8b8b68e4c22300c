import { goToPage, openPage } from './support/screens';
import { expect, test } from './support/server';

test.use({
  hasOwnContext: true,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

test('fields do not make a phone zoom in', async ({ page }) => {
  await openPage(page, '/about');
  for (const address of ['/signin', '/signup', '/reset-password', '/contact', '/events', '/']) {
    await goToPage(page, address);
    const fields = page.locator('input:not([type=checkbox], [type=hidden]), select, textarea');
    await expect(fields.first()).toBeAttached();
    const sizes = await fields.evaluateAll((found) =>
      found.map((field) => [
        field.getAttribute('name') ?? field.id,
        parseFloat(getComputedStyle(field).fontSize),
      ]),
    );
    expect
      .soft(
        sizes.filter(([, size]) => Number(size) < 16),
        address,
      )
      .toEqual([]);
  }
});
