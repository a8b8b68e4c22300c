import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { environmentWithFonts } from '../../scripts/lib/browserFonts.mjs';
import { chromiumFlags } from '../../scripts/lib/chromiumFlags.mjs';
import { findTestBrowser } from '../../scripts/lib/programs.mjs';
import { expect } from './server';

/** Whether the device is connected, and what waits to be sent. */
export const connectionOf = (page: Page) => page.getByRole('status', { name: 'Connection' });

/** Makes the clock of a device wrong, by milliseconds that it is ahead. */
export async function setClockOff(context: BrowserContext, ahead: number): Promise<void> {
  await context.addInitScript((off) => {
    const RightDate = Date;
    const now = () => RightDate.now() + off;
    const handler: ProxyHandler<DateConstructor> = {
      construct: (target, given, newTarget) =>
        Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
      get: (target, name, receiver) =>
        name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown),
    };
    window.Date = new Proxy(RightDate, handler);
  }, ahead);
}

/** A browser with a profile folder, as on a device of its own. */
export async function launchDevice(
  folder: string,
  options: { baseURL: string | undefined; offline: boolean },
): Promise<BrowserContext> {
  const executablePath = findTestBrowser();
  return chromium.launchPersistentContext(folder, {
    ...options,
    ...(executablePath && { executablePath }),
    env: environmentWithFonts(),
    args: chromiumFlags,
    serviceWorkers: 'allow',
    timezoneId: 'Asia/Kolkata',
  });
}

/** Ends the browser at once, as an empty battery does. */
export async function killDevice(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('The context has no browser.');
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pid = processInfo.find(({ type }) => type === 'browser')?.id;
  if (pid === undefined) throw new Error('The browser has no process.');
  const closed = context.waitForEvent('close');
  process.kill(pid, 'SIGKILL');
  await closed;
}

/** Opens check-in, chooses the event, and waits until the device can work without a network. */
export async function prepareDevice(page: Page, title: string, door: string): Promise<void> {
  await page.goto('/check-in');
  await page.getByRole('searchbox', { name: 'Find the event' }).fill(title);
  await page.getByRole('button', { name: title }).first().click();
  await page.getByLabel('Door name').fill(door);
  await expect(connectionOf(page)).toContainText('on this device');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.getByLabel('Ticket number or code').focus();
}

/** Scans with a scanner that types into the field. @returns the text of the answer */
export async function scan(page: Page, text: string): Promise<string> {
  await page.keyboard.insertText(text);
  await page.keyboard.press('Enter');
  const answer = await page.waitForFunction(() => {
    const field = document.querySelector<HTMLInputElement>(
      'form[aria-label="Type a ticket"] input',
    );
    const panel = document.querySelector<HTMLElement>('section[aria-label="Answer"]');
    // The field is empty again once the answer is shown.
    return field?.value === '' && !field.readOnly ? panel?.innerText : undefined;
  });
  return (await answer.jsonValue()) ?? '';
}

/** Every text of the pattern in the files of a folder, as UTF-8 or UTF-16. @param pattern global, of ASCII letters */
export async function findInFiles(folder: string, pattern: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const found = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const bytes = (await readFile(path.join(parentPath, name))).toString('latin1');
      return [bytes, bytes.replaceAll('\0', '')].flatMap((text) => text.match(pattern) ?? []);
    }),
  );
  return found.flat();
}
