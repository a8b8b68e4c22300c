import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './server';
import { callerOf, findOrganizedEvent } from './testBookings';

/** Checks what the page shows; with `within` only the overlay of this selector. */
export type Check = (what: string, within?: string) => Promise<void>;

/** What the screens of the console show: rhea's event on sale with most bookings, and a draft of hers. */
export interface ConsoleEvents {
  live: number;
  draft: number;
}

export interface ConsoleVisit {
  page: Page;
  check: Check;
  events: () => Promise<ConsoleEvents>;
}

export const DIALOG = '[role="dialog"]';
export const MENU = '[role="menu"]';

export async function consoleEvents(request: APIRequestContext): Promise<ConsoleEvents> {
  const { call } = await callerOf(request, 'rhea');
  const { id: live, organizer } = await findOrganizedEvent(call);
  const draft = { title: 'Sufi at the Fort', organizer: organizer ?? 0 };
  const { id } = await call('POST', '/events/', draft);
  return { live, draft: id };
}

export const main = (page: Page) => page.getByRole('main');
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
/** Opens the menu of the first row that has one, and waits for one of its entries. */
export async function openRowMenu(page: Page, entry: string): Promise<void> {
  await press(page, /^Actions of /);
  await expect(page.getByRole('menuitem', { name: entry })).toBeVisible();
}
export const choose = (page: Page, name: string | RegExp) =>
  page.getByRole('menuitem', { name }).click();
/** A list by its name. */
export const listNamed = ({ page }: ConsoleVisit, name: string) =>
  page.getByRole('table', { name, exact: true });
/** A table of figures by its name. */
export const figuresNamed = ({ page }: ConsoleVisit, name: string | RegExp) =>
  page.getByRole('table', { name, exact: true });
/** A field of the open dialog that is marked as wrong. */
export const wrongField = (page: Page) => page.locator(`${DIALOG} [aria-invalid="true"]`).first();

export async function dialogNamed(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await expect(page.locator(`${DIALOG} .MuiSkeleton-root`)).toHaveCount(0);
}
export async function openDialog(
  page: Page,
  button: string | RegExp,
  name: string | RegExp = button,
): Promise<void> {
  await press(page, button);
  await dialogNamed(page, name);
}
export async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator(`${DIALOG}, ${MENU}`)).toHaveCount(0);
}

/** Checks the open dialog, and closes it. */
export async function checkDialog({ page, check }: ConsoleVisit, what: string): Promise<void> {
  await check(what, DIALOG);
  await close(page);
}

/** Checks the open dialog when a field of it is marked as wrong, and closes it. */
export async function checkWrongField(visit: ConsoleVisit, what: string): Promise<void> {
  await expect(wrongField(visit.page)).toBeVisible();
  await checkDialog(visit, what);
}
