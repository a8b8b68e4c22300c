import { expectAccessible } from './support/axe';
import { signIn } from './support/people';
import { expect, test } from './support/server';

const publicPages = [
  '/',
  '/events',
  '/about',
  '/contact',
  '/signin',
  '/signup',
  '/terms',
  '/nowhere',
];
const personalPages = ['/cart', '/my-bookings', '/notifications', '/profile'];

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`accessibility, ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const address of publicPages) {
      test(`${address} has no finding`, async ({ page }) => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
      });
    }

    test('the pages behind sign-in have no finding', async ({ page }) => {
      await signIn(page, 'vikram');
      for (const address of personalPages) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
      }
    });
  });
}
