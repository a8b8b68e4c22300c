import type { Page } from '@playwright/test';
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
  await openPage(page, `/approvals?search=${encodeURIComponent(EVENT)}`);
  const table = page.getByRole('table', { name: 'Requests for approval' });
  const row = (number: number) => table.getByRole('row').nth(number);
  await expect(row(1)).toBeVisible();

  await test.step('A asks first; Escape leaves everything as it is', async () => {
    await keys.tabTo(row(1).getByRole('link'));
    await keys.press('a');
    const dialog = page.getByRole('dialog', { name: 'Approve this request?' });
    await expect(dialog.getByRole('textbox')).toBeVisible();
    await keys.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(row(1).locator(':focus')).toHaveCount(1);
  });

  await test.step('Enter opens a request; a reason is asked for and the note is told', async () => {
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
