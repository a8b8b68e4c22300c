import type { Page } from '@playwright/test';
import { useDialog } from './support/consoleKeys';
import { Keyboard } from './support/keyboard';
import { signInByCookies } from './support/purchases';
import { openPage } from './support/screens';
import { expect, test } from './support/server';

/** Many steps in one test: seconds on an idle machine, minutes on a shared one. */
test.describe.configure({ timeout: 240_000 });

const main = (page: Page) => page.getByRole('main');
const EVENT = 'India v Australia T20';

test('requests are read and decided by keyboard', async ({ page, baseURL }) => {
  await signInByCookies(page, baseURL, 'meera');
  const keys = new Keyboard(page);
  await openPage(page, '/approvals');
  const table = page.getByRole('table', { name: 'Requests for approval' });
  const row = (number: number) => table.getByRole('row').nth(number);
  await expect(row(1)).toBeVisible();

  await test.step('keys, search and Tab in the list', async () => {
    await keys.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    await keys.expectFocusKeptIn(dialog);
    await keys.press('Escape');
    await expect(dialog).toBeHidden();
    await keys.press('/');
    await expect(main(page).getByRole('searchbox', { name: 'Search requests' })).toBeFocused();
    await keys.tabTo(row(1).getByRole('link'));
    await expect(row(1).locator(':focus')).toHaveCount(1);
  });

  await test.step('A and X ask first; Escape leaves everything as it is', async () => {
    for (const [key, name] of [
      ['a', 'Approve this request?'],
      ['x', 'Decline this request?'],
    ] as const) {
      await keys.press(key);
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog.getByRole('textbox')).toBeVisible();
      await keys.expectFocusKeptIn(dialog);
      await keys.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(row(1).locator(':focus')).toHaveCount(1);
    }
    const delegate = main(page).getByRole('button', { name: 'Choose a colleague' });
    await keys.tabTo(delegate);
    await useDialog(page, keys, delegate);
  });

  await test.step('Enter opens a request; a reason is asked for and the note is told', async () => {
    await openPage(page, `/approvals?search=${encodeURIComponent(EVENT)}`);
    await keys.tabTo(row(1).getByRole('link'));
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/approvals\/\d+$/);
    await expect(page.getByRole('heading', { name: EVENT }).first()).toBeVisible();
    const decline = main(page).getByRole('button', { name: 'Decline', exact: true });
    const note = main(page).getByRole('textbox', { name: /^Note to / });
    await keys.tabTo(decline);
    await keys.press('Enter');
    await expect(note).toBeFocused();
    await expect(note).toHaveAttribute('aria-invalid', 'true');
    // Letters in a field are text.
    await keys.type('Take the axle team too');
    await expect(note).toHaveValue('Take the axle team too');
    await keys.activate(main(page).getByRole('button', { name: /^Approve ₹/ }));
    await expect(main(page).getByText('Approved', { exact: true }).first()).toBeVisible();
    await expect(main(page).getByText('Take the axle team too').first()).toBeVisible();
    await keys.tabTo(page.getByRole('link', { name: 'Skip to content' }), 'Shift+Tab');
  });
});
