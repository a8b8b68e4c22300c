import { typeClock } from './console';
import {
  checkDialog,
  checkWrongField,
  choose,
  close,
  DIALOG,
  dialogNamed,
  listNamed,
  main,
  MENU,
  openDialog,
  press,
  wrongField,
  type ConsoleVisit,
} from './consoleVisit';
import { openPage } from './screens';
import { expect } from './server';

/** The list of events with its menus and the import. */
export async function visitEvents(visit: ConsoleVisit): Promise<void> {
  const { page, check } = visit;
  await openPage(page, '/organize/events');
  await expect(listNamed(visit, 'Events')).toBeVisible();
  await check('events');
  await press(page, /^Actions of /);
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
  await check('menu of an event', MENU);
  await close(page);
  await press(page, 'Columns');
  await expect(page.getByRole('menuitemcheckbox').first()).toBeVisible();
  await check('columns', MENU);
  await close(page);
  await openDialog(page, 'Import', 'Import events');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'events.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'title,category,start_date,tier,price,total_tickets\nRaga,None,soon,A,x,0\n',
    ),
  });
  await expect(page.getByRole('region', { name: 'Errors in the file' })).toBeVisible();
  await checkDialog(visit, 'import with errors');
}

/** The editor of a draft and of an event on sale, with all that opens from them. */
export async function visitEditor(visit: ConsoleVisit): Promise<void> {
  const { page, check } = visit;
  const { draft, live } = await visit.events();
  await openPage(page, `/organize/events/${draft}/edit`);
  await press(page, 'Add ticket type');
  await page.getByRole('radio', { name: /^Only companies I name/ }).check();
  await page.getByRole('radio', { name: /^A share/ }).check();
  await press(page, /to fix$/);
  await expect(main(page).locator('[aria-invalid="true"]').first()).toBeVisible();
  await visitSaleWindow(visit);
  await check('editor of a draft with what is missing');
  await openDialog(page, 'Preview page');
  await check('preview of the whole page', '[role="dialog"][aria-label="Preview page"]');
  await close(page);

  await openPage(page, `/organize/events/${live}/edit`);
  await check('editor of an event on sale');
  await visitConflict(visit, live);
}

/** The sale of the first ticket ends before it begins. */
async function visitSaleWindow({ page, check }: ConsoleVisit): Promise<void> {
  await press(page, /^Sale window of /);
  const panel = page.getByRole('dialog', { name: /^Sale window of / });
  await expect(panel).toBeVisible();
  await typeClock(panel, 'Sale begins', { date: '2027-03-24', time: '07:30 PM' });
  await typeClock(panel, 'Sale ends', { date: '2027-03-20', time: '07:30 PM' });
  await check('sale window of a ticket', DIALOG);
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(panel).toHaveCount(0);
  const tickets = page.getByRole('list', { name: 'Tickets' });
  await expect(tickets.getByText('The sale must end after it begins.')).toBeVisible();
}

/** Somebody else has saved the description that this page changes too. */
async function visitConflict({ page, check }: ConsoleVisit, live: number): Promise<void> {
  const event = `**/api/organize/events/${live}/`;
  await page.route(event, async (route) => {
    const answer = await route.fetch();
    const theirs = (await answer.json()) as { version: number };
    const json = { ...theirs, version: theirs.version + 1, description: 'What they wrote.' };
    await route.fulfill({ json });
  });
  await page.route(`**/api/events/${live}/`, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 412, json: { error: 'Somebody saved it.', code: 'version' } })
      : route.fallback(),
  );
  await main(page).getByLabel('Description').fill('What I wrote.');
  await openDialog(page, 'Save changes', /^Someone saved this event/);
  await expect(page.getByRole('cell', { name: 'What they wrote.' })).toBeVisible();
  await check('conflict in the editor', DIALOG);
  await press(page, 'Decide later');
  await page.unrouteAll();
}

/** One event with its lists, exports and dialogs. */
export async function visitDashboard(visit: ConsoleVisit): Promise<void> {
  const { page, check } = visit;
  const { live } = await visit.events();
  await openPage(page, `/organize/events/${live}`);
  await expect(listNamed(visit, 'Bookings')).toBeVisible();
  await check('dashboard');
  await page.getByRole('tab', { name: 'Attendees' }).click();
  await expect(listNamed(visit, 'Attendees')).toBeVisible();
  await check('attendees', '[role="tabpanel"]');
  await visitMessage(visit);
  await visitRefund(visit);
}

/** What the people of an event are written, up to the mail as it arrives. */
async function visitMessage({ page, check }: ConsoleVisit): Promise<void> {
  await openDialog(page, 'Message attendees');
  const dialog = page.getByRole('dialog');
  await press(page, 'Preview');
  await expect(wrongField(page)).toBeVisible();
  await check('message without words', DIALOG);
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Doors open earlier');
  await dialog
    .getByRole('textbox', { name: 'Message' })
    .fill('Come at six. See https://foyer.example');
  await openDialog(page, 'Preview', 'Send this message?');
  await check('message before it is sent', DIALOG);
  await openDialog(page, 'Back', 'Message attendees');
  await close(page);
}

/** The refund of a part of a booking. */
async function visitRefund(visit: ConsoleVisit): Promise<void> {
  const { page } = visit;
  await page.getByRole('tab', { name: 'Bookings' }).click();
  await main(page).getByLabel('Status').selectOption('paid');
  const paid = listNamed(visit, 'Bookings').getByRole('row').filter({ hasText: 'Paid' });
  await paid
    .first()
    .getByRole('button', { name: /^Actions of / })
    .click();
  await choose(page, 'Refund');
  await dialogNamed(page, /^Refund booking /);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('How much goes back').selectOption('part');
  await press(page, /^Refund$/);
  await checkWrongField(visit, 'refund without an amount');
}
