import type { Page } from '@playwright/test';
import { buySeats, putInCart, signInByCookies } from './support/purchases';
import { readQr } from './support/qr';
import { openPage } from './support/screens';
import { expect, test } from './support/server';

const code = (page: Page) => page.getByRole('img', { name: /^QR code of ticket/ });

test('a ticket is scanned from a screen of high contrast, and from a phone on its side', async ({
  page,
  request,
  baseURL,
}) => {
  await signInByCookies(page, baseURL, 'vikram');
  const names = ['Devika Nair', 'Ravi Iyer'];
  const { id } = await buySeats(page, request, 'vikram', { quantity: 2, names });
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  await openPage(page, `/my-bookings?ticket=${id}`);
  await expect(code(page)).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    expect(readQr(await page.screenshot()), colorScheme).not.toBeNull();
  }
  await page.emulateMedia({ forcedColors: 'none' });
  for (const [width, height] of [
    [844, 390],
    [667, 375],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(code(page), `${width} × ${height}`).toBeInViewport({ ratio: 1 });
    expect(readQr(await page.screenshot()), `${width} × ${height}`).not.toBeNull();
  }
});

test('high contrast keeps the bars of what is booked', async ({ page, request, baseURL }) => {
  await signInByCookies(page, baseURL, 'vikram');
  const { event } = await putInCart(page, request, 'vikram', 1);
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, `/events/${event}`);
  const bar = page.getByRole('progressbar', { name: 'Booked' });
  await expect(bar).toBeVisible();
  expect(await bar.evaluate((one) => getComputedStyle(one).borderTopWidth)).toBe('1px');
});
