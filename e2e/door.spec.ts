import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import Papa from 'papaparse';
import { callApi, readApi } from './support/apiCalls';
import {
  connectionOf,
  findInFiles,
  killDevice,
  launchDevice,
  prepareDevice,
  scan,
  setClockOff,
} from './support/doorDevice';
import { test as base } from './support/ownServer';
import type { PageFaults } from './support/pageFaults';
import { signOut } from './support/people';
import { signInByCookies } from './support/purchases';
import { expect } from './support/server';
import { NAME_MARK, sellEvent, type SoldEvent } from './support/soldEvent';

/** Its own server, because an event of tonight with many tickets changes what the lists of others begin with. */
const test = base.extend<{ device: Device }>({
  device: async ({ baseURL, pageFaults }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'foyer-device-'));
    const device = createDevice(folder, baseURL, pageFaults);
    await use(device);
    await device.close();
    await rm(folder, { recursive: true, force: true });
  },
});

/** Half a minute on an idle machine, minutes on a shared one. */
test.describe.configure({ timeout: 300_000 });
test.use({ serviceWorkers: 'allow' });

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const TITLE = 'Night of Two Doors';

/** Tickets that each device scans: its half, then some of these again, and at last some of the other half. */
const HALF = 75;
const AGAIN = 10;
const OF_OTHER = 15;

type Ticket = SoldEvent['tickets'][number];
type Device = ReturnType<typeof createDevice>;

/** A steward's device, with a profile folder that outlives its browser. */
function createDevice(folder: string, baseURL: string | undefined, faults: PageFaults) {
  let context: BrowserContext | undefined;
  let clockOff = 0;
  async function open({ offline }: { offline: boolean }): Promise<Page> {
    context = await launchDevice(folder, { baseURL, offline });
    await faults.watch(context);
    await setClockOff(context, clockOff);
    return context.pages()[0] ?? context.newPage();
  }
  return {
    folder,
    setClock: (off: number) => void (clockOff = off),
    open,
    async reopen(how: 'closed' | 'killed'): Promise<Page> {
      if (context) await (how === 'killed' ? killDevice(context) : context.close());
      const page = await open({ offline: true });
      await page.goto('/check-in');
      await expect(connectionOf(page)).toContainText('Offline');
      await page.getByLabel('Ticket number or code').focus();
      return page;
    },
    close: async () => {
      await context?.close();
      context = undefined;
    },
  };
}

/** Half of them by code, half by number, in lower case and without dashes. */
const shown = ({ number, code }: Ticket, index: number) =>
  index % 2 === 0 ? code : number.toLowerCase().replaceAll('-', ' ');

async function scanAll(page: Page, tickets: readonly Ticket[], words: string): Promise<void> {
  for (const [index, ticket] of tickets.entries()) {
    const answer = await scan(page, shown(ticket, index));
    expect(answer).toContain('Offline');
    expect(answer).toContain(words);
    expect(answer).toContain(ticket.number);
  }
}

/** The rows of the CSV of all scans, with the times in epoch milliseconds. */
async function readScans(page: Page, event: number) {
  const { status, text } = await callApi(page, 'GET', `/organize/events/${event}/check-ins.csv/`);
  expect(status, text).toBe(200);
  const { data } = Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), {
    header: true,
    skipEmptyLines: true,
  });
  return data.map((row) => ({
    number: row['Ticket number'] ?? '',
    counts: row.Counts ?? '',
    notes: row.Notes ?? '',
    offline: row.Offline ?? '',
    at: Date.parse(`${row['Scanned (Asia/Kolkata)'] ?? ''}+05:30`),
  }));
}

/** Two doors lose the network, one of them dies, and each ticket counts once. */
async function keepTwoDoors(
  device: Device,
  north: Page,
  { baseURL, request }: { baseURL: string | undefined; request: APIRequestContext },
): Promise<{ south: Page; event: SoldEvent }> {
  const began = Date.now();
  const event = await sellEvent(request, { title: TITLE, count: 2 * HALF });
  const [southern, northern] = [event.tickets.slice(0, HALF), event.tickets.slice(HALF)];
  const middle = HALF >> 1;
  const scans = HALF + AGAIN + OF_OTHER;
  let south = await device.open({ offline: false });
  await signInByCookies(south, baseURL, 'sam');
  await signInByCookies(north, baseURL, 'rhea');

  await test.step('both doors are prepared, and lose the network', async () => {
    await Promise.all([
      prepareDevice(south, TITLE, 'South gate'),
      prepareDevice(north, TITLE, 'North gate'),
    ]);
    await north.context().setOffline(true);
    south = await device.reopen('closed');
  });

  await test.step('both let in; one dies between two scans', async () => {
    await Promise.all([
      scanAll(north, northern, 'Let in').then(() =>
        scanAll(north, northern.slice(0, AGAIN), 'Already used'),
      ),
      scanAll(south, southern.slice(0, middle), 'Let in'),
    ]);
    south = await device.reopen('killed');
    await expect(connectionOf(south)).toContainText(`${middle} scans waiting to be sent`);
    await scanAll(south, southern.slice(0, AGAIN), 'Already used');
    await scanAll(south, southern.slice(middle), 'Let in');
  });

  await test.step('each lets in guests who are inside already', () =>
    Promise.all([
      scanAll(south, northern.slice(-OF_OTHER), 'Let in'),
      scanAll(north, southern.slice(-OF_OTHER), 'Let in'),
    ]));

  await test.step('the scans are sent when the network is back', async () => {
    for (const page of [south, north]) {
      await expect(connectionOf(page)).toContainText(`${scans} scans waiting to be sent`);
      await page.context().setOffline(false);
      await expect(connectionOf(page)).toContainText('All scans sent');
    }
  });

  await test.step('the server has each scan, and each ticket is in once', async () => {
    const kept = await readScans(north, event.id);
    expect(kept).toHaveLength(2 * scans);
    const counted = kept.filter(({ counts }) => counts === 'Yes').map(({ number }) => number);
    const numbers = event.tickets.map(({ number }) => number);
    expect(counted.toSorted()).toEqual(numbers.toSorted());
    expect(kept.filter(({ counts }) => counts === 'No')).toHaveLength(2 * (AGAIN + OF_OTHER));
    expect(kept.every(({ offline, notes }) => offline === 'Yes' && notes === '')).toBe(true);
    // The time of the server, whatever the clocks of the devices say.
    expect(Math.min(...kept.map(({ at }) => at))).toBeGreaterThan(began - MINUTE_MS);
    expect(Math.max(...kept.map(({ at }) => at))).toBeLessThan(Date.now() + MINUTE_MS);
  });

  await test.step('each double of two doors is named with both', async () => {
    const { totals, conflicts } = await readApi(north, `/check-in/events/${event.id}/progress/`);
    expect(totals.admitted).toBe(2 * HALF);
    const pairs = conflicts.map(
      ({ counted, other }) => `${counted.ticket_number} ${counted.door}, ${other.door}`,
    );
    const expected = [
      ...southern.slice(-OF_OTHER).map(({ number }) => `${number} South gate, North gate`),
      ...northern.slice(-OF_OTHER).map(({ number }) => `${number} North gate, South gate`),
    ];
    expect(pairs.toSorted()).toEqual(expected.toSorted());
    const list = south.getByRole('list', { name: 'Conflicts' });
    await expect(list.getByRole('listitem')).toHaveCount(2 * OF_OTHER);
    await expect(list).toContainText(/let in twice: by Sam .+ at South gate/);
  });
  return { south, event };
}

test('200 scans of 150 tickets at two doors without a network, one an hour behind, and a stolen device', async ({
  page: north,
  device,
  baseURL,
  request,
}) => {
  device.setClock(-HOUR_MS);
  const { south, event } = await keepTwoDoors(device, north, { baseURL, request });
  await test.step('after sign-out no guest list is left on the device', async () => {
    const databases = () =>
      south.evaluate(async () => (await indexedDB.databases()).map((one) => one.name));
    expect(await databases()).toContain('foyer-door');
    await signOut(south);
    await expect.poll(databases).not.toContain('foyer-door');
    await device.close();
    // What the browser has stored can be found at all.
    expect(await findInFiles(device.folder, /South gate/g)).not.toEqual([]);
    const numbers = new Set(event.tickets.map(({ number }) => number));
    const found = await findInFiles(device.folder, /FYR-[0-9A-Z]{4}-[0-9A-Z]{4}/g);
    expect(found.filter((number) => numbers.has(number))).toEqual([]);
    expect(await findInFiles(device.folder, new RegExp(NAME_MARK, 'gi'))).toEqual([]);
    expect(await findInFiles(device.folder, new RegExp(`events/${event.id}/gue`, 'g'))).toEqual([]);
  });
});
