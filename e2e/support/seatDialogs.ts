import type { Page } from '@playwright/test';
import { offerSeats } from './purchases';
import { expectOverlayUsable } from './reflow';
import { goToPage } from './screens';
import { expect } from './server';

/** Offers the free seats of a booking of the signed-in person, and checks the dialog about them. */
export async function expectSeatsAccessible(page: Page, id: number): Promise<void> {
  await offerSeats(page, id);
  await goToPage(page, `/my-bookings?seats=${id}`);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expectOverlayUsable(page, 'seats that are offered', '[role="dialog"]');
}
