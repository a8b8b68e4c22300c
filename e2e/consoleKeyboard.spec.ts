import type { Page } from '@playwright/test';
import { consoleEvents } from './support/consoleVisit';
import { Keyboard } from './support/keyboard';
import { useRowMenu } from './support/consoleKeys';
import { shortenLists } from './support/networkFaults';
import { signInByCookies } from './support/purchases';
import { openPage } from './support/screens';
import { expect, test } from './support/server';

/** Many steps in one test: seconds on an idle machine, minutes on a shared one. */
test.describe.configure({ timeout: 240_000 });

const main = (page: Page) => page.getByRole('main');
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });

test('the list of events by keyboard', async ({ page, baseURL }) => {
  await signInByCookies(page, baseURL, 'rhea');
  const keys = new Keyboard(page);
  await shortenLists(page);
  await openPage(page, '/organize/events?status=on_sale');
  const table = page.getByRole('table', { name: 'Events' });
  const row = (number: number) => table.getByRole('row').nth(number);
  await expect(row(2)).toBeVisible();

  await test.step('keys, search and new event', async () => {
    await keys.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    await keys.expectFocusIn(dialog);
    await keys.press('Escape');
    await expect(dialog).toBeHidden();
    await keys.press('/');
    const search = page.getByRole('searchbox', { name: 'Search events of the list' });
    await expect(search).toBeFocused();
    // A letter in a field is text.
    await keys.type('n');
    await expect(search).toHaveValue('n');
    await keys.press('Backspace');
    await keys.press('Shift+Tab');
    await keys.press('n');
    const making = page.getByRole('dialog', { name: 'New event' });
    await expect(making.getByLabel('Title')).toBeFocused();
    await keys.expectFocusKeptIn(making);
    await keys.press('Escape');
    await expect(making).toBeHidden();
  });

  const title =
    await test.step('Tab leads from the headers to each event and its menu', async () => {
      await keys.tabTo(table.getByRole('button', { name: 'Event', exact: true }));
      await keys.press('Enter');
      await expect(page).toHaveURL(/sort=title/);
      await openPage(page, '/organize/events?status=on_sale');
      await expect(row(2)).toBeVisible();
      const name = (await row(1).getByRole('link').textContent()) ?? '';
      const button = row(1).getByRole('button', { name: `Actions of ${name}` });
      await keys.tabTo(row(1).getByRole('link'));
      await keys.press('Tab');
      await expect(button).toBeFocused();
      await keys.press('Enter');
      const menu = page.getByRole('menu', { name: `Actions of ${name}` });
      await expect(menu.getByRole('menuitem').first()).toBeFocused();
      await keys.press('ArrowDown');
      await keys.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      await keys.press('Shift+Tab');
      return name;
    });

  await test.step('Enter opens', async () => {
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/organize\/events\/\d+$/);
    await expect(titleOf(page)).toHaveText(title);
  });
});

test('the editor by keyboard', async ({ page, request, baseURL }) => {
  await signInByCookies(page, baseURL, 'rhea');
  const { draft } = await consoleEvents(request);
  const keys = new Keyboard(page);
  await openPage(page, `/organize/events/${draft}/edit`);
  const saved = main(page)
    .getByRole('status')
    .filter({ hasText: /^Saved just now/ });

  await test.step('Ctrl S saves', async () => {
    await keys.tabTo(main(page).getByLabel('Title', { exact: true }));
    await keys.press('End');
    await keys.type(' and more');
    await keys.press('Control+s');
    await expect(saved).toBeVisible();
    await expect(titleOf(page)).toHaveText('Sufi at the Fort and more');
  });

  await test.step('Alt with an arrow goes from section to section', async () => {
    for (const name of ['When and where', 'Tickets', 'Who may book', 'Pictures', 'Refund terms']) {
      await keys.press('Alt+ArrowDown');
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeFocused();
    }
    await keys.press('Alt+ArrowUp');
    await keys.press('Alt+ArrowUp');
    await keys.press('Alt+ArrowUp');
    await expect(page.getByRole('heading', { level: 2, name: 'Tickets' })).toBeFocused();
  });

  const tickets = page.getByRole('list', { name: 'Tickets' });
  await test.step('tiers are written', async () => {
    for (const name of ['Stalls', 'Balcony', 'Box']) {
      await keys.activate(main(page).getByRole('button', { name: 'Add ticket type' }));
      const field = tickets.getByRole('listitem').last().getByLabel('Name', { exact: true });
      await expect(field).toBeFocused();
      await keys.type(name);
      await keys.press('Tab');
      await keys.type('900');
      await keys.press('Tab');
      await keys.type('20');
    }
  });

  await test.step('and put in order', async () => {
    const order = (names: string[]) =>
      expect
        .poll(() =>
          tickets
            .getByRole('listitem')
            .evaluateAll((rows) =>
              rows.map((row) => row.getAttribute('aria-label')).filter((name) => name !== null),
            ),
        )
        .toEqual(names);
    const said = (words: string) =>
      expect(main(page).getByRole('status').filter({ hasText: words })).toBeAttached();
    const handle = tickets.getByRole('button', { name: 'Move Box' });
    await keys.tabTo(handle, 'Shift+Tab');
    await keys.press('Space');
    await said('Box lifted, place 3 of 3.');
    await keys.press('ArrowUp');
    await keys.press('ArrowUp');
    await said('Box, place 1 of 3.');
    await expect(handle).toBeFocused();
    await keys.press('Space');
    await said('Box dropped at place 1 of 3.');
    await order(['Box', 'Stalls', 'Balcony']);
    await keys.press('Space');
    await keys.press('ArrowDown');
    await keys.press('Escape');
    await said('Box is back at place 1 of 3.');
    await order(['Box', 'Stalls', 'Balcony']);
    await keys.press('Control+s');
    await expect(saved).toBeVisible();
  });

  await test.step('Tab reaches the last button and comes back; no bar covers the focus', async () => {
    const last = main(page).getByRole('button', { name: /to fix$/ });
    await keys.tabTo(last);
    await keys.tabTo(main(page).getByRole('link', { name: 'Events', exact: true }), 'Shift+Tab');
  });
});

test('the page of an event by keyboard', async ({ page, request, baseURL }) => {
  await signInByCookies(page, baseURL, 'rhea');
  const { live } = await consoleEvents(request);
  const keys = new Keyboard(page);
  await shortenLists(page);
  await openPage(page, `/organize/events/${live}`);
  const bookings = page.getByRole('table', { name: 'Bookings' });
  await expect(bookings).toBeVisible();
  const button = main(page).getByRole('button', { name: 'Message attendees', exact: true });
  await keys.activate(button);
  await keys.expectFocusKeptIn(page.getByRole('dialog', { name: 'Message attendees' }));
  await keys.press('Escape');
  await expect(button).toBeFocused();
  await keys.tabTo(page.getByRole('tab', { name: 'Bookings' }), 'Shift+Tab');
  await keys.press('ArrowRight');
  await keys.press('Enter');
  const attendees = page.getByRole('table', { name: 'Attendees' });
  await keys.tabTo(attendees.getByRole('button', { name: 'Name' }));
  await keys.tabTo(page.getByRole('button', { name: 'Export the sales' }));
  await keys.tabTo(page.getByRole('link', { name: 'Skip to content' }), 'Shift+Tab');

  await openPage(page, `/organize/events/${live}?state=paid`);
  await useRowMenu(page, keys, bookings, 'Refund');
});
