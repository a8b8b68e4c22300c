import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { offerSeats } from './purchases';
import { openPage } from './screens';
import { expect } from './server';

/** Offers the free seats of a booking of the signed-in person, and checks the dialogs about them. */
export async function expectSeatsAccessible(page: Page, id: number): Promise<void> {
  await offerSeats(page, id);
  await openPage(page, `/my-bookings?seats=${id}`);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expectAccessible(page, 'seats that are offered', { within: '[role="dialog"]' });
  await page.getByRole('button', { name: 'Assign from a list' }).click();
  const form = page.getByRole('dialog', { name: 'Assign from a list' });
  await form.getByRole('button', { name: 'Assign 1 seat' }).click();
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectAccessible(page, 'assigning seats, with errors', {
    within: '[role="dialog"]:has(form)',
  });
}
