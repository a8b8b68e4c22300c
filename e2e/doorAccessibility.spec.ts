import type { Page } from '@playwright/test';
import { callApi } from './support/apiCalls';
import { expectAccessible } from './support/axe';
import { Keyboard } from './support/keyboard';
import { buySeats, signInByCookies } from './support/purchases';
import { expectOverlayUsable, expectUsable } from './support/reflow';
import { openPage, waitForPage } from './support/screens';
import { expect, test } from './support/server';

/** Many states in one test: half a minute on an idle machine, minutes on a shared one. */
test.describe.configure({ timeout: 240_000 });

const DIALOG = '[role="dialog"]';

const answerOf = (page: Page) => page.getByRole('region', { name: 'Answer' });

async function show(page: Page, text: string, title: string): Promise<void> {
  const field = page.getByLabel('Ticket number or code');
  await field.fill(text);
  await field.press('Enter');
  await expect(answerOf(page)).toContainText(title);
}

/** Opens a dialog by keyboard, checks it, and expects the focus back where it was. */
async function checkDialog(page: Page, button: string, name: RegExp): Promise<void> {
  const keys = new Keyboard(page);
  const opener = page.getByRole('button', { name: button, exact: true }).first();
  const dialog = page.getByRole('dialog', { name });
  await keys.activate(opener);
  await expect(dialog).toBeVisible();
  await keys.expectFocusKeptIn(dialog);
  await expectOverlayUsable(page, String(name), DIALOG);
  await keys.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test('a steward finds check-in, its answers and its dialogs accessible', async ({
  page,
  newVisitor,
  request,
  baseURL,
}) => {
  await signInByCookies(page, baseURL, 'vikram');
  const names = ['Devika Nair', 'Ravi Iyer'];
  const booking = await buySeats(page, request, 'vikram', { quantity: 2, names });
  const [first, second] = booking.tickets;
  const admin = await newVisitor();
  await signInByCookies(admin, baseURL, 'admin');
  const change = { walk_ins: true };
  const anyVersion = { 'If-Match': '*' };
  const address = `/events/${booking.event}/` as const;
  const changed = await callApi(admin, 'PATCH', address, change, anyVersion);
  expect(changed.status, changed.text).toBe(200);

  await signInByCookies(page, baseURL, 'sam');
  await openPage(page, '/check-in');
  await expectUsable(page, 'choosing the door');
  await page.getByRole('searchbox', { name: 'Find the event' }).fill(booking.event_title);
  await page.getByRole('button', { name: booking.event_title }).first().click();
  await waitForPage(page);
  await expect(page.getByRole('status', { name: 'Connection' })).toContainText('on this device');
  await expectAccessible(page, 'the door', { withoutFrame: true });

  await test.step('answers', async () => {
    await show(page, first?.qr_code ?? '', 'Too early');
    await expectAccessible(page, 'answer: Too early', { withoutFrame: true });
    await show(page, 'FYR1.AAAA.BBBB', 'Not genuine');
    await expectAccessible(page, 'answer: Not genuine', { withoutFrame: true });
    await show(page, first?.qr_code ?? '', 'Too early');
    await answerOf(page).getByRole('button', { name: 'Let in anyway' }).click();
    await expect(answerOf(page)).toContainText('Let in');
    await expect(page.getByRole('list', { name: 'Last check-ins at all doors' })).toBeVisible();
    // With the others of the booking, the guest who is in, and the progress of all doors.
    await expectUsable(page, 'answer: Let in');
  });

  await test.step('dialogs', async () => {
    await checkDialog(page, 'Undo', /^Undo the check-in of Devika Nair/);
    await checkDialog(page, 'Add a walk-in', /^Add a walk-in/);
  });

  await test.step('without a network', async () => {
    await page.context().setOffline(true);
    await show(page, second?.ticket_number ?? '', 'Offline');
    await expectUsable(page, 'the door without a network');
    await page.context().setOffline(false);
  });
});
