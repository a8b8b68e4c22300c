import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { DoorEvent, DoorGuest } from '@/api';
import { createKey, seal, unseal, type Sealed } from './sealed';
import type { WaitingScan } from './offlineRules';
import { DOOR_DATABASE, noteGuestLists } from '@/lib/doorDatabase';
import { serverNow } from '@/lib/serverClock';

/** Guests are sealed in this many parts, so that a change writes a part and not the whole list. */
const PARTS = 32;
/** How long after the doors have closed names stay on the device, in milliseconds. */
const KEPT_AFTER_CLOSING_MS = 24 * 3_600_000;
const SCANS_DATABASE = 'foyer-scans';
/** The revision of a list that is not on this device. */
export const NOT_KEPT = '';

export interface PreparedEvent {
  event: DoorEvent;
  publicKeys: string[];
  /** The `since` of the next call. */
  next: string;
  /** The name of the account that prepared it, and its id. */
  by: { id: number; name: string };
  /** Milliseconds by which the server's clock is ahead of this device's. */
  clockOffset: number;
}

interface Keyed extends DBSchema {
  /** And the revision of the scans. */
  keys: { key: 'key' | 'revision'; value: CryptoKey | string };
}
interface DoorData extends Keyed {
  /** When the names have to go, in epoch milliseconds, can be read without the key. */
  events: { key: number; value: { sealed: Sealed; expiresAt: number; revision: string } };
  guests: { key: [event: number, part: number]; value: Sealed };
}
/** Not removed when a session ends: unsent scans, which have ticket ids, numbers and codes, and no names. */
interface ScansData extends Keyed {
  scans: { key: number; value: { by: number; sealed: Sealed } };
}

interface Connection<Data extends Keyed> {
  db: IDBPDatabase<Data>;
  key: CryptoKey;
}

/** The database's own key; made at the first use. `add` fails in one of two tabs, which then reads the other's. */
async function keyOf<Data extends Keyed>(db: IDBPDatabase<Data>): Promise<CryptoKey> {
  const keyed = db as unknown as IDBPDatabase<Keyed>;
  const read = async () => {
    const kept = await keyed.get('keys', 'key');
    return typeof kept === 'object' ? kept : undefined;
  };
  const kept = await read();
  if (kept) return kept;
  const made = await createKey();
  await keyed.add('keys', made, 'key').catch(() => {});
  return (await read()) ?? made;
}

/**
 * Opens a database at its first use, and again after it was deleted, by this tab or another: the deletion waits until every
 * connection is closed.
 */
function database<Data extends Keyed>(
  name: string,
  createStores: (db: IDBPDatabase<Data>) => void,
  onOpen?: () => void,
) {
  let connection: Promise<Connection<Data>> | undefined;
  const forget = () => {
    connection = undefined;
  };
  const close = (db: IDBPDatabase<Data>) => {
    forget();
    db.close();
  };
  async function open(): Promise<Connection<Data>> {
    const db = await openDB<Data>(name, 1, { upgrade: createStores, terminated: forget });
    db.addEventListener('versionchange', () => close(db));
    onOpen?.();
    return { db, key: await keyOf(db) };
  }
  return async function withDb<Result>(
    run: (db: IDBPDatabase<Data>, key: CryptoKey) => Promise<Result>,
  ): Promise<Result> {
    connection ??= open();
    try {
      const { db, key } = await connection;
      return await run(db, key);
    } catch (error) {
      // Safari ends connections of pages in the background. The next use opens another one.
      forget();
      throw error;
    }
  };
}

const withLists = database<DoorData>(
  DOOR_DATABASE,
  (db) => {
    db.createObjectStore('keys');
    db.createObjectStore('events');
    db.createObjectStore('guests');
  },
  noteGuestLists,
);

const withScans = database<ScansData>(SCANS_DATABASE, (db) => {
  db.createObjectStore('keys');
  db.createObjectStore('scans', { autoIncrement: true });
});

const partOf = ({ id }: DoorGuest) => id % PARTS;

/**
 * Writes an event, and the parts of its list that `changed` is in; an expired one is removed instead.
 * @param all the whole list, with the changes
 * @returns the revision of the list
 */
export async function saveEvent(
  prepared: PreparedEvent,
  all: ReadonlyMap<number, DoorGuest>,
  changed: readonly DoorGuest[],
): Promise<string> {
  const parts = new Map<number, DoorGuest[]>(changed.map((guest) => [partOf(guest), []]));
  for (const guest of all.values()) parts.get(partOf(guest))?.push(guest);
  const { id, closes_at: closesAt } = prepared.event;
  const expiresAt = Date.parse(closesAt) + KEPT_AFTER_CLOSING_MS;
  if (expiresAt < serverNow()) {
    await removeEvent(id);
    return NOT_KEPT;
  }
  return withLists(async (db, key) => {
    const sealed = await seal(key, prepared);
    const sealedParts = await Promise.all(
      [...parts].map(async ([part, guests]) => [part, await seal(key, guests)] as const),
    );
    const write = db.transaction(['events', 'guests'], 'readwrite');
    const revision = crypto.randomUUID();
    await Promise.all([
      write.objectStore('events').put({ sealed, expiresAt, revision }, id),
      ...sealedParts.map(([part, value]) => write.objectStore('guests').put(value, [id, part])),
      write.done,
    ]);
    return revision;
  });
}

/** Another one after each `saveEvent`, in this tab or another. */
export const readRevision = (eventId: number): Promise<string> =>
  withLists(async (db) => (await db.get('events', eventId))?.revision ?? NOT_KEPT);

/** Every part of an event, from the first to the last. */
const partsOf = (eventId: number) => IDBKeyRange.bound([eventId, 0], [eventId, PARTS]);

/** Null when the event is not on this device. */
export async function readEvent(
  eventId: number,
): Promise<{ prepared: PreparedEvent; guests: DoorGuest[]; revision: string } | null> {
  return withLists(async (db, key) => {
    const kept = await db.get('events', eventId);
    if (!kept) return null;
    const parts = await db.getAll('guests', partsOf(eventId));
    const guests = await Promise.all(parts.map((part) => unseal(key, part)));
    return {
      prepared: (await unseal(key, kept.sealed)) as PreparedEvent,
      guests: guests.flat() as DoorGuest[],
      revision: kept.revision,
    };
  });
}

/** Events that this device can check in without a network. */
export async function readPreparedEvents(): Promise<PreparedEvent[]> {
  return withLists(async (db, key) => {
    const kept = await db.getAll('events');
    return Promise.all(
      kept.map(async ({ sealed }) => (await unseal(key, sealed)) as PreparedEvent),
    );
  });
}

export async function removeEvent(eventId: number): Promise<void> {
  await withLists(async (db) => {
    const write = db.transaction(['events', 'guests'], 'readwrite');
    await Promise.all([
      write.objectStore('events').delete(eventId),
      write.objectStore('guests').delete(partsOf(eventId)),
      write.done,
    ]);
  });
}

/** Removes the lists of events that have been over for a day. @param now epoch milliseconds of the server */
export async function removeExpiredEvents(now: number): Promise<void> {
  const ids = await withLists(async (db) => {
    const [keys, events] = await Promise.all([db.getAllKeys('events'), db.getAll('events')]);
    return keys.filter((_id, index) => (events[index]?.expiresAt ?? 0) < now);
  });
  await Promise.all(ids.map(removeEvent));
}

export interface KeptScan {
  place: number;
  /** Id of the account that scanned. */
  by: number;
  scan: WaitingScan;
}

/** Another one after each write of scans, in this tab or another. */
export const readScansRevision = (): Promise<string> =>
  withScans(async (db) => String((await db.get('keys', 'revision')) ?? NOT_KEPT));

/** In the order in which they were made. */
export const readScans = (): Promise<KeptScan[]> =>
  withScans(async (db, key) => {
    const read = db.transaction('scans');
    const [places, kept] = await Promise.all([read.store.getAllKeys(), read.store.getAll()]);
    return Promise.all(
      kept.map(async ({ by, sealed }, index) => ({
        place: places[index] ?? 0,
        by,
        scan: (await unseal(key, sealed)) as WaitingScan,
      })),
    );
  });

/** @param place in the queue, of a scan that is replaced; a new scan is the last */
export const saveScan = (by: number, scan: WaitingScan, place?: number) =>
  withScans(async (db, key) => {
    const sealed = await seal(key, scan);
    const revision = crypto.randomUUID();
    // On the disk before the answer is shown, also when the battery is taken out.
    const write = db.transaction(['scans', 'keys'], 'readwrite', { durability: 'strict' });
    const [saved] = await Promise.all([
      write.objectStore('scans').put({ by, sealed }, place),
      write.objectStore('keys').put(revision, 'revision'),
      write.done,
    ]);
    return { place: saved, revision };
  });

/** @returns the revision */
export const removeScans = (places: readonly number[]): Promise<string> =>
  withScans(async (db) => {
    const revision = crypto.randomUUID();
    const write = db.transaction(['scans', 'keys'], 'readwrite');
    await Promise.all([
      ...places.map((place) => write.objectStore('scans').delete(place)),
      write.objectStore('keys').put(revision, 'revision'),
      write.done,
    ]);
    return revision;
  });

/** For tests: a device that Foyer was never opened on. */
export const clearDevice = () => Promise.all([deleteDB(DOOR_DATABASE), deleteDB(SCANS_DATABASE)]);
