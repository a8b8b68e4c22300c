import type { APIRequestContext, Page } from '@playwright/test';
import { posterFile } from './console';
import { openPage } from './screens';
import { expect } from './server';
import { callerOf, findOrganizedEvent } from './testBookings';

/** Checks what the page shows; with `within` only the overlay of this selector. */
export type Check = (what: string, within?: string) => Promise<void>;

/** What the screens of the console show: rhea's event on sale with most bookings, and a draft of hers. */
export interface ConsoleEvents {
  live: number;
  draft: number;
}

interface ConsoleVisit {
  page: Page;
  check: Check;
  events: ConsoleEvents;
  /** Whether the grids are rows and rare actions stand in a menu. */
  isNarrow: boolean;
}

const DIALOG = '[role="dialog"]';
const MENU = '[role="menu"]';

export async function consoleEvents(request: APIRequestContext): Promise<ConsoleEvents> {
  const { id: live, organizer } = await findOrganizedEvent(request);
  const call = await callerOf(request, 'rhea');
  const draft = { title: 'Sufi at the Fort', organizer };
  const { id } = await call<{ id: number }>('POST', '/events/', draft);
  return { live, draft: id };
}

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
const choose = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name }).click();

async function dialogNamed(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await expect(page.locator(`${DIALOG} [class*="_skeleton_"]`)).toHaveCount(0);
}
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator(`${DIALOG}, ${MENU}`)).toHaveCount(0);
}

/** The list of events with its menus and dialogs. */
export async function visitEvents({ page, check, isNarrow }: ConsoleVisit): Promise<void> {
  await openPage(page, '/organize/events');
  await expect(page.getByRole(isNarrow ? 'list' : 'grid', { name: 'Events' })).toBeVisible();
  await check('events');
  await press(page, /^Actions of /);
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
  await check('menu of an event', MENU);
  await close(page);
  if (!isNarrow) {
    await press(page, 'Columns');
    await expect(page.getByRole('menuitemcheckbox').first()).toBeVisible();
    await check('columns', MENU);
    await close(page);
  }
  await press(page, 'New event');
  await dialogNamed(page, 'New event');
  await press(page, 'Make Draft');
  await expect(page.getByRole('dialog').getByText('Give the event a title.')).toBeVisible();
  await check('new event without a title', DIALOG);
  await close(page);
  await press(page, 'Import');
  await dialogNamed(page, 'Import events');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'events.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'title,category,start_date,tier,price,total_tickets\nRaga,None,soon,A,x,0\n',
    ),
  });
  await expect(page.getByRole('region', { name: 'Errors in the file' })).toBeVisible();
  await check('import with errors', DIALOG);
  await close(page);
  await page.keyboard.press('?');
  await dialogNamed(page, 'Keys');
  await check('keys', DIALOG);
  await close(page);
  await openPage(page, '/organize/events?search=nothing-is-called-so');
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  await check('events without a match');
}

/** The editor of a draft and of an event on sale, with all that opens from them. */
export async function visitEditor(visit: ConsoleVisit): Promise<void> {
  const { page, check, events, isNarrow } = visit;
  await openPage(page, `/organize/events/${events.draft}/edit`);
  await press(page, 'Add ticket type');
  await page.getByRole('radio', { name: /^Only companies I name/ }).check();
  await page.getByRole('radio', { name: /^A share/ }).check();
  await press(page, /to fix$/);
  await expect(main(page).locator('[aria-invalid="true"]').first()).toBeVisible();
  await check('editor of a draft with what is missing');
  await press(page, /^More for ticket/);
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
  await check('menu of a tier', MENU);
  await close(page);
  await main(page).getByLabel('Choose pictures').setInputFiles(posterFile());
  await dialogNamed(page, 'Add a picture');
  await press(page, 'Add picture');
  await expect(page.locator(`${DIALOG} [aria-invalid="true"]`)).toBeVisible();
  await check('picture without words', DIALOG);
  await close(page);
  if (isNarrow) {
    await press(page, 'Preview');
    await dialogNamed(page, 'Preview');
    await check('preview', DIALOG);
    await close(page);
  }

  await openPage(page, `/organize/events/${events.live}/edit`);
  await check('editor of an event on sale');
  await press(page, 'More for this event');
  await expect(page.getByRole('menuitem', { name: 'Cancel event' })).toBeVisible();
  await check('menu of the editor', MENU);
  await choose(page, 'Cancel event');
  await dialogNamed(page, /^Cancel /);
  await check('cancelling from the editor', DIALOG);
  await close(page);
  await visitConflict(visit);
  await main(page).getByRole('link', { name: 'Events', exact: true }).click();
  await dialogNamed(page, 'Leave without saving?');
  await check('leaving with changes', DIALOG);
  await press(page, 'Stay');
}

/** Somebody else has saved the description that this page changes too. */
async function visitConflict({ page, check, events }: ConsoleVisit): Promise<void> {
  const event = `**/api/organize/events/${events.live}`;
  await page.route(event, async (route) => {
    const answer = await route.fetch();
    const theirs = (await answer.json()) as { version: number };
    const json = { ...theirs, version: theirs.version + 1, description: 'What they wrote.' };
    await route.fulfill({ json });
  });
  await page.route(`**/api/events/${events.live}`, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 412, json: { error: 'Somebody saved it.', code: 'version' } })
      : route.fallback(),
  );
  await main(page).getByLabel('Description').fill('What I wrote.');
  await press(page, 'Save changes');
  await dialogNamed(page, /^Somebody saved this event/);
  await check('conflict in the editor', DIALOG);
  await press(page, 'Decide later');
  await page.unrouteAll();
}

/** One event with its lists, exports and dialogs. */
export async function visitDashboard(visit: ConsoleVisit): Promise<void> {
  const { page, check, events, isNarrow } = visit;
  await openPage(page, `/organize/events/${events.live}`);
  const list = (name: string) => page.getByRole(isNarrow ? 'list' : 'grid', { name });
  await expect(list('Bookings')).toBeVisible();
  await check('dashboard');
  await press(page, 'Export the bookings');
  await expect(page.getByRole('menuitem', { name: 'Excel (.xlsx)' })).toBeVisible();
  await check('kinds of files', MENU);
  await close(page);
  await page.getByRole('tab', { name: 'Attendees' }).click();
  await expect(list('Attendees')).toBeVisible();
  await check('attendees', '[role="tabpanel"]');
  if (isNarrow) {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('menuitem', { name: 'Move' })).toBeVisible();
    await check('menu of the dashboard', MENU);
    await choose(page, 'Move');
  } else await page.getByRole('button', { name: 'Move', exact: true }).click();
  await dialogNamed(page, /^Move /);
  await page.getByRole('dialog').getByLabel('Venue').fill('');
  await press(page, 'Move Event');
  await expect(page.locator(`${DIALOG} [aria-invalid="true"]`).first()).toBeVisible();
  await check('moving, without a venue', DIALOG);
  await close(page);
  await openPage(page, '/organize/events/99999999');
  await check('event that is not there');
}

/** Team and settings of the organizer. */
export async function visitOrganizer({ page, check }: ConsoleVisit): Promise<void> {
  await openPage(page, '/organize/team');
  await expect(page.getByRole('list', { name: 'Team' })).toBeVisible();
  await check('team');
  await press(page, 'Add a person');
  await dialogNamed(page, 'Add a person');
  await press(page, 'Add');
  await expect(page.locator(`${DIALOG} [aria-invalid="true"]`)).toBeVisible();
  await check('adding nobody', DIALOG);
  await close(page);
  await press(page, /^Remove /);
  await dialogNamed(page, /^Remove /);
  await check('removing somebody', DIALOG);
  await close(page);

  await openPage(page, '/organize/settings');
  const name = main(page).getByLabel('Name', { exact: false }).first();
  await name.fill('');
  await press(page, 'Save Changes');
  await expect(main(page).locator('[aria-invalid="true"]')).toBeVisible();
  await check('settings without a name');
  await page.route(/\/api\/organizers\/\d+$/, async (route) => {
    if (route.request().method() === 'PATCH') {
      return route.fulfill({ status: 412, json: { error: 'Somebody saved it.', code: 'version' } });
    }
    const theirs = (await (await route.fetch()).json()) as { version: number };
    return route.fulfill({
      json: { ...theirs, version: theirs.version + 1, name: 'Bombay Lives' },
    });
  });
  await name.fill('Bombay Alive');
  await press(page, 'Save Changes');
  await dialogNamed(page, /.+/);
  await check('conflict in the settings', DIALOG);
  await page.unrouteAll();
}

/** The first start, of which only the description of the place is made up. */
export async function visitSetUp({ page, check }: ConsoleVisit): Promise<void> {
  const checks = [
    { name: 'razorpay', status: 'ready', value: '4F2K', variables: ['RAZORPAY_KEY_ID'] },
    { name: 'stripe', status: 'not_set', value: null, variables: ['STRIPE_SECRET_KEY'] },
    { name: 'mail', status: 'attention', value: null, variables: ['SMTP_URL'] },
  ];
  const place = { public_url: 'https://tickets.acme.com', database: 'embedded', checks };
  await openPage(page, '/setup?token=used');
  await check('a set-up that is done');
  let configuration: object | null = null;
  await page.route('**/api/setup/', (route) =>
    route.fulfill({ json: { is_set_up: false, configuration } }),
  );
  await openPage(page, '/setup?token=none');
  await check('being set up');
  configuration = { ...place, demo_allowed: true };
  await openPage(page, '/setup?token=made-up');
  const next = page.getByRole('button', { name: 'Continue' });
  await next.click();
  await expect(main(page).locator('[aria-invalid="true"]').first()).toBeVisible();
  await check('set-up without a name');
  await page.getByLabel('Name', { exact: false }).first().fill('Lotus Stage');
  await next.click();
  await next.click();
  await expect(main(page).locator('[aria-invalid="true"]').first()).toBeVisible();
  await check('set-up without an administrator');
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Last name').fill('Nair');
  await page.getByLabel('E-mail').fill('meera@lotus-stage.example');
  await page.getByLabel(/^Password/).fill('a long enough password');
  await next.click();
  await expect(page.getByText('STRIPE_SECRET_KEY')).toBeVisible();
  await check('set-up with checks');
  await next.click();
  await expect(page.getByRole('radio', { name: 'Write my first event' })).toBeVisible();
  await check('set-up with the last step');
  await page.unrouteAll();
}
