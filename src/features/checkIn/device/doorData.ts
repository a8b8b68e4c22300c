import type { DoorGuest } from '@/api';
import { DOOR_DATABASE } from '@/lib/doorDatabase';
import { withTabLock } from '@/lib/tabLock';
import * as device from './deviceStore';
import type { KeptScan, PreparedEvent } from './deviceStore';
import { emptyDoorState, withGuests, withQueue, type DoorState } from './doorState';

export const scanIdOf = ({ scan }: KeptScan): string => scan.scan.scan_id;

/**
 * The guest list of an event and the scans that wait, in memory and on the device. Several tabs can keep the door, so
 * whoever judges, sends or saves does it in `locked`, and by what all of them have written.
 * @param isSignedIn false from the end of the session on, when no name may be written any more
 */
export function createDoorData(eventId: number, isSignedIn: () => boolean) {
  let state: DoorState = emptyDoorState;
  /** Of the list in memory. */
  let revision = device.NOT_KEPT;
  /** Of the scans in memory; undefined until they are read. */
  let scansRevision: string | undefined;
  const listeners = new Set<() => void>();

  function set(changes: Partial<DoorState>) {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  const setQueue = (queue: readonly KeptScan[]) => set(withQueue(state, queue));

  async function readScans() {
    const now = await device.readScansRevision();
    if (now === scansRevision) return;
    const unstored = state.queue.filter(({ place }) => place < 0);
    setQueue([...(await device.readScans()), ...unstored]);
    scansRevision = now;
  }

  async function readList() {
    if (!isSignedIn() || (await device.readRevision(eventId)) === revision) return;
    const kept = await device.readEvent(eventId);
    revision = kept?.revision ?? device.NOT_KEPT;
    const empty = { ...state, guests: emptyDoorState.guests };
    set({ ...withGuests(empty, kept?.guests ?? []), prepared: kept?.prepared ?? null });
  }

  /** Runs `work` on what all tabs have written, while no other tab writes. Not to be nested. */
  const locked = <Result>(work: () => Promise<Result>): Promise<Result> =>
    withTabLock(DOOR_DATABASE, async () => {
      // Without IndexedDB there is what is in memory.
      await Promise.allSettled([readScans(), readList()]);
      return work();
    });

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState: () => state,
    set,
    locked,
    catchUp: () => locked(async () => {}),

    // All that follows is to be called in `locked`.

    async saveGuests(changed: readonly DoorGuest[], prepared: PreparedEvent | null) {
      if (!isSignedIn()) return;
      set({ ...withGuests(state, changed), prepared });
      if (!prepared) return;
      revision = await device.saveEvent(prepared, state.guests, changed).catch(() => revision);
    },

    /** The account lost the door. */
    async removeList() {
      await device.removeEvent(eventId).catch(() => {});
      revision = device.NOT_KEPT;
      const { queue, waiting } = state;
      set({ ...emptyDoorState, queue, waiting, isRead: true, isRefused: true });
    },

    /** @returns the scan with its place on the disk, which is negative when it could not be written */
    async addScan(by: number, scan: KeptScan['scan']): Promise<KeptScan> {
      const saved = await device.saveScan(by, scan).catch(() => null);
      if (saved) scansRevision = saved.revision;
      const kept = { place: saved?.place ?? -1, by, scan };
      setQueue([...state.queue, kept]);
      return kept;
    },

    async replaceScan(kept: KeptScan, scan: KeptScan['scan']) {
      const saved = await device.saveScan(kept.by, scan, kept.place);
      scansRevision = saved.revision;
      const others = state.queue.filter(({ place }) => place !== kept.place);
      setQueue([...others, { ...kept, scan }].sort((one, other) => one.place - other.place));
    },

    async removeScans(done: readonly KeptScan[]) {
      const ids = new Set(done.map(scanIdOf));
      const places = done.map(({ place }) => place);
      scansRevision = await device.removeScans(places).catch(() => scansRevision);
      setQueue(state.queue.filter((kept) => !ids.has(scanIdOf(kept))));
    },
  };
}
