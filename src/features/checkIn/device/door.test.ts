import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openDB } from 'idb';
import type { DoorGuest, Scan, ScanAnswers } from '@/api';
import { DOOR_DATABASE } from '@/lib/doorDatabase';
import {
  buildDoorEvent,
  buildDoorGuest,
  buildDoorGuestList,
  buildScanAnswer,
  makeSigner,
  tonight,
} from '../checkIn.testUtils';
import {
  clearDevice,
  readEvent,
  readPreparedEvents,
  removeExpiredEvents,
  saveEvent,
  saveScan,
} from './deviceStore';
import { createDoor, type DoorOptions } from './door';
import { unsentOf } from './doorState';

const HOUR_MS = 3_600_000;
const sam = { id: 4, name: 'Sam Fernandes' };
const lost = { message: 'Network error', code: 'network_error' };

let isOnline: boolean;
let isSignedIn: boolean;
let sent: Scan[][];
let guests: DoorGuest[];
let publicKeys: string[];

const answers = (scans: Scan[]): ScanAnswers => ({
  server_time: new Date().toISOString(),
  answers: scans.map((scan) => buildScanAnswer(scan)),
});

const open = (over: Partial<DoorOptions> = {}) =>
  createDoor({
    eventId: tonight.id,
    account: sam,
    checkIn: async (scans) => {
      if (!isOnline) throw lost;
      sent.push(scans);
      return answers(scans);
    },
    guestList: async () => {
      if (!isOnline) throw lost;
      return buildDoorGuestList({ guests, public_keys: publicKeys });
    },
    isSignedIn: () => isSignedIn,
    ...over,
  });

let scanNumber = 0;
const newId = () => `scan-${(scanNumber += 1)}`;

const nameOnDevice = async (id: number) =>
  (await readEvent(tonight.id))?.guests.find((guest) => guest.id === id)?.attendee_name;

async function openOffline() {
  const door = open();
  await door.start();
  isOnline = false;
  await door.refresh();
  return door;
}

beforeEach(() => {
  isOnline = true;
  isSignedIn = true;
  sent = [];
  guests = [buildDoorGuest(), buildDoorGuest({ id: 202, ticket_number: 'FYR-AAAA-1111' })];
  publicKeys = ['AA'];
});
afterEach(clearDevice);

describe('a door without a network', () => {
  it('lets a ticket in once, says so as offline, and sends the scans in order afterwards', async () => {
    const door = await openOffline();
    const number = { ticket_number: 'fyr 7k4m 2291' };
    const first = await door.check({ scan_id: newId(), ...number });
    expect(first).toMatchObject({
      kind: 'answered',
      answer: { result: 'accepted', offline: true, sentence: 'Welcome, Devika Nair.' },
    });
    const second = await door.check({ scan_id: newId(), ...number });
    expect(second).toMatchObject({ answer: { result: 'already_used', offline: true } });
    expect(unsentOf(door.getState().queue, sam.id)).toHaveLength(2);

    isOnline = true;
    await door.refresh();
    await door.sync();
    expect(sent.flat()).toMatchObject([
      { ticket_number: 'FYR-7K4M-2291', offline: true, device_result: 'accepted' },
      { ticket_number: 'FYR-7K4M-2291', offline: true, device_result: 'already_used' },
    ]);
    expect(door.getState().queue).toEqual([]);
  });

  it('sends scans that a release without revisions has kept', async () => {
    const scan = { scan_id: newId(), scanned_at: new Date(0).toISOString(), event: tonight.id };
    await saveScan(sam.id, { scan });
    const database = await openDB('foyer-scans');
    await database.delete('keys', 'revision');
    database.close();
    await open().start();
    expect(sent.flat()).toEqual([scan]);
  });

  it('opens the database again whose connection was lost in the background', async () => {
    const door = await openOffline();
    const { transaction } = IDBDatabase.prototype;
    const lost = new Map<string, IDBDatabase>();
    const using = jest.spyOn(IDBDatabase.prototype, 'transaction');
    using.mockImplementation(function (this: IDBDatabase, names, mode, options) {
      if (!lost.has(this.name)) lost.set(this.name, this);
      if (lost.get(this.name) !== this) return transaction.call(this, names, mode, options);
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    });
    const outcome = await door.check({ scan_id: newId(), ticket_number: 'FYR-7K4M-2291' });
    using.mockRestore();
    expect([...lost.keys()].toSorted()).toEqual([DOOR_DATABASE, 'foyer-scans']);
    expect(outcome).toMatchObject({ answer: { result: 'accepted', offline: true } });
  });

  it('lets nobody in by an answer that it cannot store', async () => {
    const door = await openOffline();
    const full = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
    const writing = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
    const outcome = await door.check({ scan_id: newId(), ticket_number: 'FYR-7K4M-2291' });
    writing.mockRestore();
    expect(outcome.kind).toBe('failed');
    expect(door.getState().queue).toEqual([]);
  });

  it('checks the signature, the event and the key', async () => {
    const [former, present, stranger] = [
      await makeSigner(),
      await makeSigner(),
      await makeSigner(),
    ];
    publicKeys = [present.key, former.key];
    guests = [buildDoorGuest({ id: 7 }), buildDoorGuest({ id: 8 })];
    const door = await openOffline();
    const resultOf = async (code: string) => {
      const outcome = await door.check({ scan_id: newId(), code });
      return outcome.kind === 'answered' ? outcome.answer.result : outcome.error;
    };
    expect(await resultOf(await present.sign(7, tonight.id))).toBe('accepted');
    expect(await resultOf(await former.sign(8, tonight.id))).toBe('accepted');
    expect(await resultOf(await stranger.sign(7, tonight.id))).toBe('forged');
    expect(await resultOf(await present.sign(7, 99))).toBe('other_event');
    // Bought after the list was loaded, and shown twice.
    expect(await resultOf(await present.sign(9, tonight.id))).toBe('accepted');
    expect(await resultOf(await present.sign(9, tonight.id))).toBe('already_used');
  });

  it('keeps scans when the page dies, and sends them when it is opened again', async () => {
    const door = await openOffline();
    await door.check({ scan_id: newId(), ticket_number: 'FYR-7K4M-2291' });
    door.stop();
    const again = open();
    await again.start();
    const known = await again.check({ scan_id: newId(), ticket_number: 'FYR-7K4M-2291' });
    expect(known).toMatchObject({ answer: { result: 'already_used' } });
    isOnline = true;
    await again.refresh();
    expect(sent.flat()).toHaveLength(2);
  });

  it('keeps the scans of another account for that account', async () => {
    const door = await openOffline();
    await door.check({ scan_id: newId(), ticket_number: 'FYR-7K4M-2291' });
    door.stop();
    isOnline = true;
    const lena = open({ account: { id: 9, name: 'Lena Roy' } });
    await lena.start();
    expect(sent).toEqual([]);
    expect(lena.getState().queue).toHaveLength(1);
  });

  it('sends the others when the server refuses one scan, and says which', async () => {
    const door = await openOffline();
    await door.check({ scan_id: 'bad', ticket_number: 'FYR-7K4M-2291' });
    await door.check({ scan_id: 'good', ticket_number: 'FYR-AAAA-1111' });
    door.stop();
    const again = open({
      checkIn: async (scans) => {
        const refusal = { message: 'This scan is not valid.', status: 400 };
        if (scans.some(({ scan_id: id }) => id === 'bad')) throw refusal;
        sent.push(scans);
        return answers(scans);
      },
    });
    isOnline = true;
    await again.start();
    expect(sent.flat().map(({ scan_id: id }) => id)).toEqual(['good']);
    expect(again.getState().queue).toMatchObject([
      { scan: { refused: 'This scan is not valid.' } },
    ]);
  });

  it('keeps the time of the server when it is opened again without a network', async () => {
    const { event, public_keys: keys, next } = buildDoorGuestList();
    const prepared = { event, publicKeys: keys, next, by: sam, clockOffset: HOUR_MS };
    const all = new Map(guests.map((guest) => [guest.id, guest]));
    await saveEvent(prepared, all, guests);
    isOnline = false;
    const door = open();
    await door.start();
    await door.check({ scan_id: newId(), ticket_number: 'FYR-7K4M-2291' });
    const at = Date.parse(door.getState().queue[0]?.scan.scan.scanned_at ?? '');
    expect(Math.abs(at - (Date.now() + HOUR_MS))).toBeLessThan(60_000);
  });

  it('without a guest list checks nothing, and keeps nothing', async () => {
    isOnline = false;
    const door = open();
    await door.start();
    expect(await door.check({ scan_id: newId(), ticket_number: 'FYR-7K4M-2291' })).toMatchObject({
      kind: 'failed',
      error: lost,
    });
    expect(door.getState().queue).toEqual([]);
  });
});

describe('the guest list on the device', () => {
  it('cannot be read by its files, nor its key exported', async () => {
    await open().start();
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(DOOR_DATABASE);
      request.onsuccess = () => resolve(request.result as unknown as IDBDatabase);
    });
    const read = <Value>(store: string) =>
      new Promise<Value[]>((resolve) => {
        const request = db.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => resolve(request.result as Value[]);
      });
    const kept = await read<{ data: ArrayBuffer }>('guests');
    expect(kept.length).toBeGreaterThan(0);
    for (const { data } of kept) {
      expect(Buffer.from(data).toString('latin1')).not.toContain('Devika');
    }
    const [key] = await read<CryptoKey>('keys');
    expect(key?.extractable).toBe(false);
    db.close();
  });

  it('goes a day after the doors have closed', async () => {
    const closesAt = Date.now() + HOUR_MS;
    const event = buildDoorEvent({ closes_at: new Date(closesAt).toISOString() });
    await open({ guestList: async () => buildDoorGuestList({ event, guests }) }).start();
    await removeExpiredEvents(closesAt + 23 * HOUR_MS);
    expect(await readPreparedEvents()).toHaveLength(1);
    await removeExpiredEvents(closesAt + 25 * HOUR_MS);
    expect(await readPreparedEvents()).toEqual([]);
    expect(await readEvent(tonight.id)).toBeNull();
  });

  it.each([403, 404])('goes when the server answers %i', async (status) => {
    const door = open();
    await door.start();
    expect(await readEvent(tonight.id)).not.toBeNull();
    door.stop();
    const refused = open({
      guestList: async () => {
        throw { message: 'Event not found', status };
      },
    });
    await refused.start();
    expect(refused.getState()).toMatchObject({ isRefused: true, prepared: null });
    expect(await readEvent(tonight.id)).toBeNull();
  });

  it('takes only changes after the first time', async () => {
    const asked: (string | undefined)[] = [];
    const guestList: DoorOptions['guestList'] = async (since) => {
      asked.push(since);
      const isFirst = since === undefined;
      const changed = buildDoorGuest({ attendee_name: 'Rohan Iyer', version: 2 });
      return buildDoorGuestList({ guests: isFirst ? guests : [changed], next: 'after' });
    };
    const door = open({ guestList });
    await door.start();
    await door.refresh();
    expect(asked).toEqual([undefined, 'after']);
    expect(await nameOnDevice(201)).toBe('Rohan Iyer');
    expect(door.getState().guests.size).toBe(2);
  });

  it('is not written again once the session has ended', async () => {
    const door = open();
    await door.start();
    await clearDevice();
    isSignedIn = false;
    await door.refresh();
    await door.check({ scan_id: newId(), ticket_number: 'FYR-7K4M-2291' });
    const databases = await indexedDB.databases();
    expect(databases.map(({ name }) => name)).not.toContain(DOOR_DATABASE);
  });

  it('is not kept by a tab that stays open for days', async () => {
    const door = open();
    await door.start();
    const over = buildDoorEvent({ closes_at: new Date(Date.now() - 25 * HOUR_MS).toISOString() });
    const late = open({ guestList: async () => buildDoorGuestList({ guests, event: over }) });
    await late.start();
    expect(await readEvent(tonight.id)).toBeNull();
    await late.refresh();
    expect(late.getState().guests.size).toBe(2);
  });
});
