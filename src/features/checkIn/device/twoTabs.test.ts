import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { DoorGuestList, Scan, ScanAnswers } from '@/api';
import { buildDoorGuest, buildDoorGuestList, buildScanAnswer, tonight } from '../checkIn.testUtils';
import { saveScan, clearDevice, readEvent } from './deviceStore';
import { createDoor, type Door } from './door';

const sam = { id: 4, name: 'Sam Fernandes' };
const number = { ticket_number: 'FYR-7K4M-2291' };
const lost = { message: 'Network error', code: 'network_error' };

let isOnline: boolean;
let sent: string[];
/** Answers of the next calls for the guest list, before the usual one. */
let lists: DoorGuestList[];
let answer: (scans: Scan[]) => Promise<ScanAnswers>;

const openTab = (): Door =>
  createDoor({
    eventId: tonight.id,
    account: sam,
    isSignedIn: () => true,
    checkIn: async (scans) => {
      if (!isOnline) throw lost;
      sent.push(...scans.map(({ scan_id: id }) => id));
      return answer(scans);
    },
    guestList: async () => {
      if (!isOnline) throw lost;
      return lists.shift() ?? buildDoorGuestList({ guests: [], next: `next-${Math.random()}` });
    },
  });

/** Two tabs of one browser at the door of the same event. */
async function openTabs() {
  const tabs = [openTab(), openTab()] as const;
  for (const tab of tabs) await tab.start();
  return tabs;
}

async function loseNetwork(tabs: readonly Door[]) {
  isOnline = false;
  for (const tab of tabs) await tab.refresh();
}

beforeEach(() => {
  isOnline = true;
  sent = [];
  const guests = [buildDoorGuest(), buildDoorGuest({ id: 202, ticket_number: 'FYR-AAAA-1111' })];
  lists = [buildDoorGuestList({ guests })];
  answer = async (scans) => ({
    server_time: new Date().toISOString(),
    answers: scans.map((scan, index) => buildScanAnswer(scan, { check_in: 501 + index })),
  });
});
afterEach(clearDevice);

it('a ticket that one tab let in is used in the other, without a network', async () => {
  const tabs = await openTabs();
  await loseNetwork(tabs);
  const [one, other] = tabs;
  expect(await one.check({ scan_id: 'a', ...number })).toMatchObject({
    answer: { result: 'accepted' },
  });
  expect(await other.check({ scan_id: 'b', ...number })).toMatchObject({
    answer: { result: 'already_used', sentence: expect.stringContaining('on this device') },
  });
  await one.refresh();
  expect(one.getState().queue).toHaveLength(2);
});

it('a ticket that the server let in by one tab is used in the other, once the network is gone', async () => {
  const tabs = await openTabs();
  const [one, other] = tabs;
  expect(await one.check({ scan_id: 'a', ...number })).toMatchObject({
    answer: { result: 'accepted', offline: false },
  });
  await loseNetwork(tabs);
  expect(await other.check({ scan_id: 'b', ...number })).toMatchObject({
    answer: { result: 'already_used' },
  });
});

it('each scan is sent once, by whichever tab', async () => {
  const tabs = await openTabs();
  await loseNetwork(tabs);
  const ids = Array.from({ length: 12 }, (_, index) => `scan-${index}`);
  for (const [index, id] of ids.entries()) await tabs[index % 2]?.check({ scan_id: id, ...number });
  isOnline = true;
  await Promise.all(tabs.map((tab) => tab.sync()));
  expect(sent).toEqual(ids);
  for (const tab of tabs) {
    await tab.refresh();
    expect(tab.getState().queue).toEqual([]);
  }
});

it('a scan that one tab is asking about is left to it, until that tab has died', async () => {
  const [one, other] = await openTabs();
  let reply = () => {};
  const replies = new Promise<void>((resolve) => (reply = resolve));
  const reached = new Promise<void>((resolve) => {
    const atOnce = answer;
    answer = async (scans) => {
      resolve();
      await replies;
      return atOnce(scans);
    };
  });
  const asked = one.check({ scan_id: 'a', ...number });
  await reached;
  await other.refresh();
  await other.sync();
  expect(sent).toEqual(['a']);
  reply();
  await asked;
  const before = new Date(Date.now() - 60_000).toISOString();
  const died = { ...number, scan_id: 'b', scanned_at: before, event: tonight.id };
  await saveScan(sam.id, { scan: died });
  await other.sync();
  expect(sent).toEqual(['a', 'b']);
});

it('a scan that another tab has sent is not taken back', async () => {
  const tabs = await openTabs();
  await loseNetwork(tabs);
  const [one, other] = tabs;
  await one.check({ scan_id: 'a', ...number });
  await one.check({ scan_id: 'b', ticket_number: 'FYR-AAAA-1111' });
  expect(await one.takeBack('b')).toBe(true);
  isOnline = true;
  await other.sync();
  expect(sent).toEqual(['a']);
  expect(await one.takeBack('a')).toBe(false);
});

it('what one tab loaded is in the other, and stays on the device when that one saves', async () => {
  const [one, other] = await openTabs();
  const given = buildDoorGuest({ attendee_name: 'Rohan Iyer', version: 2 });
  lists = [buildDoorGuestList({ guests: [given], next: 'after' })];
  await one.refresh();
  await other.check({ scan_id: 'a', ticket_number: 'FYR-AAAA-1111' });
  const kept = await readEvent(tonight.id);
  expect(kept?.prepared.next).toBe('after');
  expect(kept?.guests.find(({ id }) => id === 201)?.attendee_name).toBe('Rohan Iyer');
  expect(other.getState().guests.get(201)?.attendee_name).toBe('Rohan Iyer');
});

it('an older answer that comes late does not replace what another tab has loaded', async () => {
  const [one, other] = await openTabs();
  let reply = () => {};
  const replies = new Promise<void>((resolve) => (reply = resolve));
  const slow = buildDoorGuestList({ guests: [buildDoorGuest()], next: 'older' });
  const given = buildDoorGuest({ attendee_name: 'Rohan Iyer', version: 2 });
  const newer = buildDoorGuestList({ guests: [given], next: 'newer' });
  lists = [];
  const late = createDoor({
    eventId: tonight.id,
    account: sam,
    isSignedIn: () => true,
    checkIn: (scans) => answer(scans),
    guestList: async () => {
      lists.push(newer);
      await other.refresh();
      await replies;
      return slow;
    },
  });
  const loading = late.start();
  reply();
  await loading;
  expect((await readEvent(tonight.id))?.prepared.next).toBe('newer');
  await one.refresh();
  expect(one.getState().guests.get(201)?.attendee_name).toBe('Rohan Iyer');
});
