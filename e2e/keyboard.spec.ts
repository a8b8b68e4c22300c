import type { Locator, Page } from '@playwright/test';
import { findBookableEvent } from './support/bookableEvent';
import { Keyboard } from './support/keyboard';
import { credentialsOf } from './support/people';
import { expect, test } from './support/server';
import { emptyCart } from './support/testBookings';

/** Many steps in one test: seconds on an idle machine, minutes on a shared one. */
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
  // An earlier test of the same server may have left bookings, whose sum would need an approval.
  await emptyCart(request, 'vikram');
  const event = await findBookableEvent(request, 'vikram');
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  const search = page.getByRole('combobox', { name: 'Search events', exact: true });
  const anySearch = page.getByRole('combobox', { name: 'Search events or cities' });
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

  await test.step('sign in', async () => {
    const { username, password } = credentialsOf('vikram');
    await page.goto('/signin');
    await expect(page.locator('html[data-theme-alive]')).toBeAttached();
    await keys.tabTo(page.getByLabel(/username/i));
    await keys.type(username);
    await keys.tabTo(page.getByLabel(/^password/i));
    await keys.type(password);
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('skip what is round the page', async () => {
    await page.reload();
    await expect(page.locator('html[data-theme-alive]')).toBeAttached();
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await keys.tabTo(skip);
    await expect(skip).toBeInViewport({ ratio: 1 });
    await keys.press('Enter');
    await keys.expectFocusIn(main);
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
    await keys.expectFocusIn(main);
  });

  await test.step('look at the event', async () => {
    const card = entryOf(page, event.title);
    const preview = card.getByRole('button', { name: /^Quick preview/ });
    await keys.activate(preview);
    await keys.expectFocusKeptIn(dialog(event.title));
    await keys.press('Escape');
    await expect(preview).toBeFocused();
    await keys.activate(card.getByRole('link', { name: event.title }));
    await expect(heading(event.title)).toBeVisible();
    await keys.expectFocusIn(main);
  });

  await test.step('choose a colleague, a tier and how many', async () => {
    await keys.activate(page.getByRole('button', { name: 'Change' }));
    await keys.tabTo(page.getByRole('radio', { name: 'Myself' }));
    await keys.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'A colleague' })).toBeFocused();
    const colleague = page.getByRole('combobox', { name: /Colleague/ });
    await keys.tabTo(colleague);
    await keys.type('ash');
    await expect(page.getByRole('option')).toHaveCount(1);
    await keys.press('ArrowDown');
    await keys.press('Enter');
    await expect(page.getByText(/Asha .+ \(colleague\)/)).toBeVisible();
    await expect(colleague).toBeFocused();
    const tier = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: event.tier, exact: true }) });
    await keys.activate(tier.getByRole('button', { name: /^increase/i }), 'Space');
    await keys.activate(tier.getByRole('button', { name: 'Add to Cart' }));
    await expect(tier.getByText('Added to Cart!')).toBeVisible();
    await keys.expectFocusIn(tier);
    const opener = page.getByRole('button', { name: /^View Cart/ });
    await keys.tabTo(opener, 'Shift+Tab');
    await keys.press('Enter');
    await keys.expectFocusIn(dialog('Your Cart'));
    await keys.press('Escape');
    await expect(opener).toBeFocused();
    await keys.activate(tier.getByRole('link', { name: 'Visit Cart' }));
  });

  await test.step('change the cart', async () => {
    await expect(heading('Corporate Event Booking')).toBeVisible();
    const line = entryOf(page, event.title);
    await keys.activate(line.getByRole('button', { name: /^increase/i }));
    await expect(page.getByText('Booking quantity updated successfully')).toBeVisible();
    await expect(line.getByRole('button', { name: /^increase/i })).toBeFocused();
    const remove = line.getByRole('button', { name: /^Remove/ });
    await keys.activate(remove);
    await keys.expectFocusIn(dialog('Confirm Deletion'));
    await keys.press('Escape');
    await expect(remove).toBeFocused();
    const change = line.getByRole('button', { name: /^Change for whom/ });
    await keys.activate(change);
    await keys.tabTo(line.getByLabel('Note (optional)'));
    await keys.type('Close to the aisle, please.');
    await keys.activate(line.getByRole('button', { name: 'Save' }));
    await expect(line.getByText('Note: Close to the aisle, please.')).toBeVisible();
    await expect(change).toBeFocused();
  });

  await test.step('pay', async () => {
    await keys.activate(page.getByRole('button', { name: 'Proceed to Payment' }));
    await expect(page).toHaveURL(/stage=payment/);
    await keys.tabTo(page.getByRole('radio', { name: /^UPI/ }));
    await keys.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Card/ })).toBeChecked();
    await keys.activate(page.getByRole('button', { name: /^pay .*\d\.\d\d$/i }));
    const thanks = page.getByRole('alertdialog', { name: 'Thank You!' });
    await expect(thanks.getByRole('link', { name: 'Name Attendees' })).toBeFocused();
    // It closes by itself.
    await expect(page).toHaveURL(/\/my-bookings/);
    await keys.expectFocusIn(main);
  });

  await test.step('name three people: oneself, a colleague, one from a list', async () => {
    await keys.activate(
      entryOf(page, event.title).getByRole('link', { name: /Add Attendee Details/ }),
    );
    const block = (seat: number) => page.getByRole('group', { name: `Attendee ${seat} of 3` });
    const opener = page.getByRole('button', { name: 'Import from a file or spreadsheet' });
    const importing = dialog('Import attendees');
    await keys.activate(block(1).getByRole('button', { name: 'Same as me' }));
    await keys.tabTo(block(2).getByRole('combobox', { name: /name/i }));
    await keys.type('mee');
    await expect(page.getByRole('option').first()).toBeVisible();
    await keys.press('ArrowDown');
    await keys.press('Enter');
    await expect(block(2).getByLabel(/email/i)).toBeFocused();
    await expect(block(2).getByLabel(/email/i)).not.toHaveValue('');
    await keys.activate(block(2).getByText('More details (optional)'), 'Space');
    await expect(block(2).getByLabel(/phone/i)).toBeVisible();

    await keys.tabTo(opener, 'Shift+Tab');
    await keys.press('Enter');
    await keys.tabTo(importing.getByLabel('Paste rows from a spreadsheet'));
    await page.keyboard.insertText('Devika Nair\tdevika@clients.example');
    await keys.activate(importing.getByRole('button', { name: 'Fill 1 seat' }));
    await expect(opener).toBeFocused();
    const address = page.url();
    // The payment may have paid for an older booking of the cart, whose people are asked for next.
    const hasMore =
      (await page.getByRole('navigation', { name: 'Bookings of this order' }).count()) > 0;
    await keys.activate(page.getByRole('button', { name: 'Save Attendee Details' }));
    if (hasMore) {
      await expect(page).not.toHaveURL(address);
      await expect(page.getByText(/^0 of \d+ named$/)).toBeVisible();
      await keys.activate(page.getByRole('link', { name: 'Skip for Now' }));
    }
    await expect(page.getByText('Corporate Bookings Confirmed!')).toBeVisible();
    await keys.activate(page.getByRole('link', { name: 'View My Bookings' }));
  });

  const entry = entryOf(page, event.title);
  await test.step('My Bookings: tabs and details', async () => {
    await expect(heading('My Bookings')).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Bookings', exact: true });
    const past = tabs.getByRole('link', { name: /^Past/ });
    await keys.activate(past);
    await expect(past).toHaveAttribute('aria-current', 'page');
    await expect(past).toBeFocused();
    const upcoming = tabs.getByRole('link', { name: /^Upcoming/ });
    await keys.tabTo(upcoming, 'Shift+Tab');
    await keys.press('Enter');
    const details = entry.getByRole('button', { name: /^(hide )?details of/i });
    await keys.activate(details);
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await expect(entry.getByRole('heading', { name: 'History' })).toBeVisible();
    await expect(details).toBeFocused();
  });

  await test.step('turn the tickets and give one away', async () => {
    const opener = entry.getByRole('link', { name: /View QR Ticket/ });
    await keys.activate(opener);
    const ticket = dialog('Event Ticket');
    await expect(ticket.getByRole('img', { name: /qr/i })).toBeVisible();
    await keys.expectFocusKeptIn(ticket);
    const next = ticket.getByRole('button', { name: 'Next ticket' });
    await keys.activate(next);
    await keys.press('Enter');
    await expect(ticket.getByText('Ticket 3 of 3')).toBeVisible();
    await keys.expectFocusIn(ticket);
    await keys.press('ArrowLeft');
    await expect(ticket.getByText('Ticket 2 of 3')).toBeVisible();

    const giver = ticket.getByRole('button', { name: 'Give to someone else' });
    await keys.activate(giver);
    const giving = dialog('Give this ticket to someone else');
    const name = giving.getByRole('combobox', { name: /name/i });
    await expect(name).toBeFocused();
    await keys.type('Lata Rao');
    await keys.tabTo(giving.getByLabel(/email/i));
    await keys.type('lata@clients.example');
    await keys.activate(giving.getByRole('button', { name: 'Give ticket' }));
    await expect(page.getByText('Ticket given to Lata Rao')).toBeVisible();
    await expect(giving).toBeHidden();
    await keys.expectFocusIn(ticket);
    await keys.press('Escape');
    await expect(ticket).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('see who has the seats', async () => {
    const opener = entry.getByRole('link', { name: /^Seats/ });
    await keys.activate(opener);
    const seats = dialog('Seats');
    await expect(seats.getByText('lata@clients.example')).toBeVisible();
    await keys.expectFocusIn(seats);
    await keys.press('Escape');
    await expect(seats).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('theme, notifications, account', async () => {
    // A toast about the ticket may still cover the menus.
    await page.reload();
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    await keys.press('Control+k');
    const root = page.locator('html');
    const before = (await root.getAttribute('data-mui-color-scheme')) ?? '';
    await keys.activate(
      page.getByRole('button', { name: 'Switch between light and dark' }),
      'Space',
    );
    await expect(root).not.toHaveAttribute('data-mui-color-scheme', before);

    const bell = page.getByRole('button', { name: /^Notifications/ });
    await keys.activate(bell);
    const news = page.getByRole('region', { name: 'Notifications' });
    await keys.tabTo(news.getByRole('link').first(), 'ArrowDown');
    await keys.press('Escape');
    await expect(bell).toBeFocused();
    await expect(news).toBeHidden();

    const account = page.getByRole('button', { name: /^Account of/ });
    await keys.activate(account);
    await keys.tabTo(
      page.locator('#user-menu').getByRole('link', { name: 'Support' }),
      'ArrowDown',
    );
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

/** Tab after the last control of the page leaves the page. */
test('no page traps the focus', async ({ page }) => {
  const keys = new Keyboard(page);
  await page.goto('/terms');
  await expect(page.locator('html[data-theme-alive]')).toBeAttached();
  await keys.tabTo(page.getByRole('contentinfo').getByRole('link').last());
  await keys.tabTo(page.getByRole('link', { name: 'Skip to content' }), 'Shift+Tab');
});

test('the drawer on a phone traps the focus and returns it when closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const keys = new Keyboard(page);
  await page.goto('/');
  await expect(page.locator('html[data-theme-alive]')).toBeAttached();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await keys.activate(menu);
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await keys.expectFocusIn(drawer);
  await keys.activate(drawer.getByRole('button', { name: 'Event categories' }));
  await keys.expectFocusKeptIn(drawer);
  await keys.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();

  const opener = page.getByRole('link', { name: 'Search events', exact: true });
  await keys.activate(opener);
  await expect(page.getByRole('combobox', { name: 'Search events', exact: true })).toBeFocused();
  await keys.press('Escape');
  await expect(opener).toBeFocused();
});
