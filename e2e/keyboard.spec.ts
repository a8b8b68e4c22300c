import type { Locator, Page } from '@playwright/test';
import { findBookableEvent } from './support/catalogue';
import { Keyboard } from './support/keyboard';
import { credentialsOf } from './support/people';
import { expect, test } from './support/server';

/** A long way with many stops: seconds on a quiet machine, minutes on one that is shared. */
test.describe.configure({ timeout: 240_000 });

const entryOf = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .locator('article, li')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .first();

/** Issue 6: signing in, booking, paying, naming people, showing and giving tickets, without a mouse. */
test('the whole way from signing in to signing out by keyboard', async ({ page, request }) => {
  const keys = new Keyboard(page);
  const main = page.getByRole('main');
  const event = await findBookableEvent(request, 'vikram');
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  const search = page.getByRole('searchbox', { name: 'Search events', exact: true });
  const anySearch = page.getByRole('combobox', { name: 'Search events or cities' });
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

  await test.step('sign in', async () => {
    const { username, password } = credentialsOf('vikram');
    await page.goto('/signin');
    await expect(page.locator('html[data-theme-alive]')).toBeAttached();
    await keys.go(page.getByLabel(/username/i));
    await keys.type(username);
    await keys.go(page.getByLabel(/^password/i));
    await keys.type(password);
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('skip what is round the page', async () => {
    await page.reload();
    await expect(page.locator('html[data-theme-alive]')).toBeAttached();
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await keys.go(skip);
    await expect(skip).toBeInViewport({ ratio: 1 });
    await keys.press('Enter');
    await keys.expectIn(main);
    await keys.press('Tab');
    await expect(anySearch).toBeFocused();
  });

  await test.step('search from anywhere', async () => {
    await keys.press('Control+k');
    await expect(search).toBeFocused();
    await keys.press('Escape');
    await expect(anySearch).toBeFocused();
    await keys.type(event.title);
    await expect(page.getByRole('option').first()).toBeVisible();
    await keys.press('ArrowDown');
    const active = await anySearch.getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
    await keys.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await keys.press('Control+k');
    await keys.type(event.title);
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/events\?search=/);
    await keys.expectIn(main);
  });

  await test.step('look at the event', async () => {
    const card = entryOf(page, event.title);
    const preview = card.getByRole('button', { name: /^Quick preview/ });
    await keys.use(preview);
    await keys.expectKeptIn(dialog(event.title));
    await keys.press('Escape');
    await expect(preview).toBeFocused();
    await keys.use(card.getByRole('link', { name: event.title }));
    await expect(heading(event.title)).toBeVisible();
    await keys.expectIn(main);
  });

  await test.step('choose a colleague, a tier and how many', async () => {
    await keys.use(page.getByRole('button', { name: 'Change' }));
    await keys.go(page.getByRole('radio', { name: 'Myself' }));
    await keys.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'A colleague' })).toBeFocused();
    const colleague = page.getByRole('combobox', { name: /Colleague/ });
    await keys.go(colleague);
    await keys.type('ash');
    await expect(page.getByRole('option')).toHaveCount(1);
    await keys.press('ArrowDown');
    await keys.press('Enter');
    await expect(page.getByText(/Asha .+ \(colleague\)/)).toBeVisible();
    await expect(colleague).toBeFocused();
    const tier = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: event.tier, exact: true }) });
    await keys.use(tier.getByRole('button', { name: /^increase/i }), 'Space');
    await keys.use(tier.getByRole('button', { name: 'Add to Cart' }));
    await expect(tier.getByText('Added to Cart!')).toBeVisible();
    await keys.expectIn(tier);
    const opener = page.getByRole('button', { name: /^View Cart/ });
    await keys.go(opener, 'Shift+Tab');
    await keys.press('Enter');
    await keys.expectKeptIn(dialog('Your Cart'));
    await keys.press('Escape');
    await expect(opener).toBeFocused();
    await keys.use(tier.getByRole('link', { name: 'Visit Cart' }));
  });

  await test.step('change the cart', async () => {
    await expect(heading('Corporate Event Booking')).toBeVisible();
    const line = entryOf(page, event.title);
    await keys.use(line.getByRole('button', { name: /^increase/i }));
    await expect(page.getByText('Booking quantity updated successfully')).toBeVisible();
    await expect(line.getByRole('button', { name: /^increase/i })).toBeFocused();
    const remove = line.getByRole('button', { name: /^Remove/ });
    await keys.use(remove);
    await keys.expectKeptIn(dialog('Confirm Deletion'));
    await keys.press('Escape');
    await expect(remove).toBeFocused();
    const change = line.getByRole('button', { name: /^Change for whom/ });
    await keys.use(change);
    await keys.go(line.getByLabel('Note (optional)'));
    await keys.type('Close to the aisle, please.');
    await keys.use(line.getByRole('button', { name: 'Save' }));
    await expect(line.getByText('Note: Close to the aisle, please.')).toBeVisible();
    await expect(change).toBeFocused();
  });

  await test.step('pay', async () => {
    await keys.use(page.getByRole('button', { name: 'Proceed to Payment' }));
    await expect(page).toHaveURL(/stage=payment/);
    await keys.go(page.getByRole('radio', { name: /^UPI/ }));
    await keys.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Card/ })).toBeChecked();
    await keys.use(page.getByRole('button', { name: /^pay .*\d\.\d\d$/i }));
    const thanks = page.getByRole('alertdialog', { name: 'Thank You!' });
    await expect(thanks.getByRole('button', { name: 'View My Bookings' })).toBeFocused();
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/my-bookings/);
    await keys.expectIn(main);
  });

  await test.step('name three people: oneself, a colleague, one from a list', async () => {
    await keys.use(entryOf(page, event.title).getByRole('link', { name: /Add Attendee Details/ }));
    const block = (seat: number) => page.getByRole('group', { name: `Attendee ${seat} of 3` });
    const opener = page.getByRole('button', { name: 'Import from a file or spreadsheet' });
    await keys.use(opener);
    const importing = dialog('Import attendees');
    await keys.expectKeptIn(importing);
    await keys.press('Escape');
    await expect(opener).toBeFocused();

    await keys.use(block(1).getByRole('button', { name: 'Same as me' }));
    await keys.go(block(2).getByRole('combobox', { name: /name/i }));
    await keys.type('mee');
    await expect(page.getByRole('option').first()).toBeVisible();
    await keys.press('ArrowDown');
    await keys.press('Enter');
    await expect(block(2).getByLabel(/e-mail/i)).toBeFocused();
    await expect(block(2).getByLabel(/e-mail/i)).not.toHaveValue('');
    await keys.use(block(2).getByText('More details (optional)'), 'Space');
    await expect(block(2).getByLabel(/phone/i)).toBeVisible();

    await keys.go(opener, 'Shift+Tab');
    await keys.press('Enter');
    await keys.go(importing.getByLabel('Paste rows from a spreadsheet'));
    await page.keyboard.insertText('Devika Nair\tdevika@clients.example');
    await keys.use(importing.getByRole('button', { name: 'Fill 1 seat' }));
    await expect(opener).toBeFocused();
    await keys.use(page.getByRole('button', { name: 'Save Attendee Details' }));
    await expect(page.getByText('Corporate Bookings Confirmed!')).toBeVisible();
    await keys.use(page.getByRole('link', { name: 'View My Bookings' }));
  });

  const entry = entryOf(page, event.title);
  await test.step('My Bookings: tabs and details', async () => {
    await expect(heading('My Bookings')).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Bookings', exact: true });
    const past = tabs.getByRole('link', { name: /^Past/ });
    await keys.use(past);
    await expect(past).toHaveAttribute('aria-current', 'page');
    await expect(past).toBeFocused();
    const upcoming = tabs.getByRole('link', { name: /^Upcoming/ });
    await keys.go(upcoming, 'Shift+Tab');
    await keys.press('Enter');
    const details = entry.getByRole('button', { name: /details of/i });
    await keys.use(details);
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await expect(entry.getByRole('heading', { name: 'History' })).toBeVisible();
    await expect(details).toBeFocused();
  });

  await test.step('turn the tickets and give one away', async () => {
    const opener = entry.getByRole('link', { name: /View QR Ticket/ });
    await keys.use(opener);
    const ticket = dialog('Event Ticket');
    await expect(ticket.getByRole('img', { name: /qr/i })).toBeVisible();
    await keys.expectKeptIn(ticket);
    const next = ticket.getByRole('button', { name: 'Next ticket' });
    await keys.use(next);
    await keys.press('Enter');
    await expect(ticket.getByText('Ticket 3 of 3')).toBeVisible();
    await keys.expectIn(ticket);
    await keys.press('ArrowLeft');
    await expect(ticket.getByText('Ticket 2 of 3')).toBeVisible();

    const giver = ticket.getByRole('button', { name: 'Give to someone else' });
    await keys.use(giver);
    const giving = dialog('Give this ticket to someone else');
    await keys.expectKeptIn(giving);
    await keys.press('Escape');
    await expect(giver).toBeFocused();
    await keys.press('Enter');
    const name = giving.getByRole('combobox', { name: /name/i });
    await expect(name).toBeFocused();
    await keys.type('Lata Rao');
    await keys.go(giving.getByLabel(/e-mail/i));
    await keys.type('lata@clients.example');
    await keys.use(giving.getByRole('button', { name: 'Give ticket' }));
    await expect(page.getByText('Ticket given to Lata Rao')).toBeVisible();
    await expect(giving).toBeHidden();
    await keys.expectIn(ticket);
    await keys.press('Escape');
    await expect(ticket).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('theme, notifications, account', async () => {
    // What was said about the ticket may still lie over the menus.
    await page.reload();
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    await keys.press('Control+k');
    const root = page.locator('html');
    const before = (await root.getAttribute('data-mui-color-scheme')) ?? '';
    await keys.use(page.getByRole('button', { name: 'Switch between light and dark' }), 'Space');
    await expect(root).not.toHaveAttribute('data-mui-color-scheme', before);

    const bell = page.getByRole('button', { name: /^Notifications/ });
    await keys.use(bell);
    const news = page.getByRole('region', { name: 'Notifications' });
    await keys.go(news.getByRole('link').first(), 'ArrowDown');
    await keys.press('Escape');
    await expect(bell).toBeFocused();
    await expect(news).toBeHidden();

    const account = page.getByRole('button', { name: /^Account of/ });
    await keys.use(account);
    await keys.go(page.locator('#user-menu').getByRole('link', { name: 'Support' }), 'ArrowDown');
    await keys.press('Escape');
    await expect(account).toBeFocused();
    await keys.press('Enter');
    await keys.press('ArrowUp');
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeFocused();
    await keys.press('Enter');
    await expect(account).toHaveCount(0);
    await expect(heading(/sign in|authentication required/i)).toBeVisible();
  });
});

/** The last stop of the page is followed by the browser's own, never by a wall. */
test('nothing holds the keyboard', async ({ page }) => {
  const keys = new Keyboard(page);
  await page.goto('/terms');
  await expect(page.locator('html[data-theme-alive]')).toBeAttached();
  await keys.go(page.getByRole('contentinfo').getByRole('link').last());
  await keys.go(page.getByRole('link', { name: 'Skip to content' }), 'Shift+Tab');
});

test('the drawer of a phone takes the keyboard and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const keys = new Keyboard(page);
  await page.goto('/');
  await expect(page.locator('html[data-theme-alive]')).toBeAttached();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await keys.use(menu);
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await keys.expectKeptIn(drawer);
  await keys.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();

  const opener = page.getByRole('link', { name: 'Search events', exact: true });
  await keys.use(opener);
  await expect(page.getByRole('searchbox', { name: 'Search events', exact: true })).toBeFocused();
  await keys.press('Escape');
  await expect(opener).toBeFocused();
});
