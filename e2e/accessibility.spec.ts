import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { findBookableEvent } from './support/bookableEvent';
import { shortenLists, withFailing } from './support/networkFaults';
import { seatScreens } from './support/offeredSeats';
import {
  DESKTOP,
  expectFrameToFit,
  expectOverlayUsable,
  expectToFit,
  expectUsable,
} from './support/reflow';
import { goToPage, memberScreens, openPage, publicScreens } from './support/screens';
import { expect, test } from './support/server';
import { signInByCookies, buySeats, putInCart } from './support/purchases';
import { expectSeatsAccessible } from './support/seatDialogs';

/** Many pages in one test: half a minute on an idle machine, minutes on a shared one. */
test.describe.configure({ timeout: 240_000 });

const PHONE = { width: 390, height: 844 };
const DIALOG = '[role="dialog"]';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

async function openDialog(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await expect(page.locator(`${DIALOG} .MuiSkeleton-root`)).toHaveCount(0);
}

test.describe('a visitor', () => {
  test('finds every page accessible', async ({ page, newVisitor, request, baseURL }) => {
    const seats = await seatScreens(await newVisitor(), { request, baseURL });
    await shortenLists(page);
    await openPage(page, '/privacy');
    await expectAccessible(page, 'header, sidebar and footer');
    await expectFrameToFit(page, 'header, sidebar and footer');
    for (const [name, address] of Object.entries(publicScreens)) {
      await goToPage(page, address);
      await expectUsable(page, name);
    }
    for (const [name, address] of Object.entries(seats)) {
      await goToPage(page, address);
      await expectUsable(page, name);
    }
  });

  test('finds every state accessible', async ({ page }) => {
    await test.step('search and preview', async () => {
      await shortenLists(page);
      await openPage(page, '/');
      await page.getByRole('combobox', { name: 'Search events or cities' }).fill('mu');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expectOverlayUsable(
        page,
        'hero search with suggestions',
        '#main form[role="search"] ~ div',
      );
      await page.keyboard.press('Escape');
      await goToPage(page, '/events?category=music&min_price=100');
      await press(page, /^Quick preview/);
      await openDialog(page, /.+/);
      await expectOverlayUsable(page, 'quick preview', DIALOG);
      await page.keyboard.press('Escape');
      await expect(page.locator(DIALOG)).toHaveCount(0);
    });

    await test.step('on a phone', async () => {
      await page.setViewportSize(PHONE);
      await press(page, 'Filters and sorting');
      await expectAccessible(page, 'filters', { withoutFrame: true });
      await expectToFit(page, 'filters');
      await page.setViewportSize(PHONE);
      await press(page, 'Menu');
      await openDialog(page, 'Menu');
      await expectOverlayUsable(page, 'drawer', DIALOG);
    });

    await test.step('forms with errors', async () => {
      await page.setViewportSize(DESKTOP);
      await goToPage(page, '/signin');
      const main = page.getByRole('main');
      await page.getByLabel(/username/i).fill('asha');
      await page.getByLabel(/^password/i).fill('certainly not');
      await main.getByRole('button', { name: /^sign in$/i }).click();
      await expect(main.getByRole('alert')).not.toBeEmpty();
      await expectAccessible(page, 'sign-in refused', { withoutFrame: true });
      await goToPage(page, '/signup');
      await page.getByLabel(/email/i).fill('somebody@gmail.com');
      await press(page, 'Send Code');
      await expect(main.locator('[aria-invalid="true"]').first()).toBeVisible();
      await expectAccessible(page, 'sign-up with errors', { withoutFrame: true });
    });

    await goToPage(page, '/about');
    await withFailing(page, '**/api/events/?*', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
      await expectAccessible(page, 'events that failed', { withoutFrame: true });
    });
  });
});

test.describe('a member of a company', () => {
  test('finds every page accessible', async ({ page, request, baseURL }) => {
    await signInByCookies(page, baseURL, 'vikram');
    const { event } = await putInCart(page, request, 'vikram', 2);
    const { id: paid } = await buySeats(page, request, 'vikram', { quantity: 3 });
    await shortenLists(page);
    await openPage(page, '/about');
    await expectFrameToFit(page, 'header, sidebar and footer, signed in');
    for (const [name, address] of Object.entries(memberScreens({ event, paid }))) {
      await goToPage(page, address);
      await expectUsable(page, name);
    }
  });

  test('finds every state accessible', async ({ page, request, baseURL }) => {
    await signInByCookies(page, baseURL, 'vikram');
    const { event } = await putInCart(page, request, 'vikram', 2);
    const unnamed = await buySeats(page, request, 'vikram', { quantity: 4 });
    const names = ['Devika Nair', 'Ravi Iyer'];
    const named = await buySeats(page, request, 'vikram', { quantity: 2, names });

    await test.step('menus and dialogs', async () => {
      await shortenLists(page);
      await openPage(page, `/events/${event}`);
      await press(page, /^account of/i);
      await expect(page.locator('#user-menu')).toBeVisible();
      await expectOverlayUsable(page, 'user menu', '#user-menu');
      await page.keyboard.press('Escape');
      await press(page, /^Notifications/);
      await expect(page.locator('#notifications').getByRole('listitem').first()).toBeVisible();
      await expectOverlayUsable(page, 'notifications', '#notifications');
      await page.keyboard.press('Escape');
      await press(page, /^View Cart/);
      await openDialog(page, 'Your Cart');
      await expectOverlayUsable(page, 'cart on the event’s page', DIALOG);
      await page.keyboard.press('Escape');
    });

    await test.step('whom it is for', async () => {
      await goToPage(page, '/cart');
      await press(page, /^Change for whom/);
      await page.getByRole('radio', { name: 'A colleague' }).check();
      await page.getByRole('combobox', { name: /Colleague/ }).press('ArrowDown');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible(page, 'choosing a colleague', { withoutFrame: true });
      await page.keyboard.press('Escape');
      await press(page, /^Remove /);
      await openDialog(page, 'Confirm Deletion');
      await expectOverlayUsable(page, 'delete dialog', DIALOG);
    });

    await test.step('tickets', async () => {
      await goToPage(page, `/my-bookings?ticket=${named.id}`);
      await openDialog(page, 'Event Ticket');
      await expect(page.getByRole('img', { name: /qr/i })).toBeVisible();
      await expectOverlayUsable(page, 'ticket', DIALOG);
      await page.keyboard.press('Escape');
      await expect(page.locator(DIALOG)).toHaveCount(0);
      await press(page, /^Details of/);
      await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
      await expectAccessible(page, 'booking with its details', { withoutFrame: true });
    });

    await test.step('attendees', async () => {
      await goToPage(page, `/cart?stage=attendee_details&booking=${unnamed.id}`);
      const first = page.getByRole('group', { name: 'Attendee 1 of 4' });
      await first.getByText('More details (optional)').click();
      await first.getByLabel(/email/i).fill('nothing');
      await first.getByLabel(/phone/i).fill('x');
      await page.keyboard.press('Tab');
      await expect(first.locator('[aria-invalid="true"]').first()).toBeVisible();
      await expectAccessible(page, 'attendees with errors', { withoutFrame: true });
      await press(page, 'Import from a file or spreadsheet');
      await openDialog(page, 'Import attendees');
      const rows =
        'Name\tEmail\tShoe size\nZoë\tnothing\t38\nRavi Iyer\travi@northwind.example\t41';
      await page.getByLabel('Paste rows from a spreadsheet').fill(rows);
      await expect(page.getByText('Left out', { exact: true })).toBeVisible();
      await expectOverlayUsable(page, 'import with errors', DIALOG);
    });

    await test.step('seats', () => expectSeatsAccessible(page, unnamed.id));
  });

  test('finds an empty cart accessible', async ({ page, baseURL }) => {
    await signInByCookies(page, baseURL, 'meera');
    const counts = { all: 0, upcoming: 0, past: 0, pending: 0 };
    const nothing = { count: 0, counts, results: [] };
    await page.route('**/api/bookings/?*', (route) => route.fulfill({ json: nothing }));
    await openPage(page, '/cart');
    await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
    await expectAccessible(page, 'empty cart', { withoutFrame: true });
  });

  test('finds the profile and the billing of the company accessible', async ({ page, baseURL }) => {
    await signInByCookies(page, baseURL, 'meera');
    await openPage(page, '/profile');
    await press(page, 'Edit Profile');
    await page.getByLabel(/first name/i).fill('');
    await press(page, /^Save/);
    await expect(page.locator('#main [aria-invalid="true"]').first()).toBeVisible();
    const billing = page.getByRole('region', { name: 'Company billing' });
    await billing.getByRole('button', { name: /^Edit/ }).click();
    await page.getByLabel('GSTIN').fill('nothing');
    await billing.getByRole('button', { name: 'Save' }).click();
    await expect(billing.locator('[aria-invalid="true"]')).toBeVisible();
    await expectAccessible(page, 'profile and company billing with errors', { withoutFrame: true });
    await billing.getByRole('combobox', { name: /State/ }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectOverlayUsable(page, 'the list of states', '[role="listbox"]');
  });
});

test('an organizer finds the statistics of an event accessible', async ({
  page,
  request,
  baseURL,
}) => {
  await signInByCookies(page, baseURL, 'admin');
  const { id } = await findBookableEvent(request, 'admin');
  await openPage(page, `/events/${id}`);
  await expect(page.getByText('Total capacity')).toBeVisible();
  await expectUsable(page, 'event with statistics');
});
