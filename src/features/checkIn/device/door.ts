import {
  isUnexpected,
  toAppError,
  type AppError,
  type CheckedBooking,
  type CheckInFlag,
  type DoorGuest,
  type DoorGuestList,
  type Scan,
  type ScanAnswer,
  type ScanAnswers,
  type ScanResult,
} from '@/api';
import { serverNow } from '@/lib/serverClock';
import * as device from './deviceStore';
import type { KeptScan } from './deviceStore';
import { emptyDoorState, unsentOf, withAnswer, withGuests, type DoorState } from './doorState';
import { answerLocally, type ShownTicket } from './localAnswer';

/** A person at the door does not wait longer for the server; milliseconds. */
const ANSWER_TIMEOUT_MS = 4000;
const SCANS_PER_CALL = 100;

/** The server takes these for no scan at all. */
const REFUSALS: ReadonlySet<ScanResult> = new Set([
  'invalid',
  'too_old',
  'event_not_found',
  'scan_id_taken',
]);

export interface DoorAnswer {
  result: ScanResult;
  sentence: string;
  ticket: ShownTicket | null;
  /** The device answered by itself. */
  offline: boolean;
  /** By which it is undone; null when it is not stored. */
  check_in: number | null;
  conflict: boolean;
  flags: CheckInFlag[];
  booking: CheckedBooking | null;
}

export type Outcome =
  | { kind: 'answered'; answer: DoorAnswer }
  /** The ticket was not checked: no network and no guest list, too many requests, or a server error. */
  | { kind: 'failed'; error: AppError };

export interface DoorOptions {
  eventId: number;
  account: { id: number; name: string };
  checkIn: (scans: Scan[]) => Promise<ScanAnswers>;
  guestList: (since: string | undefined) => Promise<DoorGuestList>;
}

export type Door = ReturnType<typeof createDoor>;

const lost: AppError = { message: 'No answer', code: 'timeout' };

/** The server could not answer now; the same call may succeed later. */
const isTemporary = (error: AppError) => isUnexpected(error) || error.status === 429;

/** Checks scans with the server, or by what the device knows when there is no answer, and sends those later. */
export function createDoor({ eventId, account, checkIn, guestList }: DoorOptions) {
  let state: DoorState = emptyDoorState;
  let isStopped = false;
  const listeners = new Set<() => void>();
  /** Scans whose answer the person at the door waits for. */
  const inFlight = new Set<string>();
  let refreshing: Promise<void> | undefined;
  let sending: Promise<void> | undefined;

  function set(next: DoorState) {
    state = next;
    for (const listener of listeners) listener();
  }

  const setQueue = (queue: readonly KeptScan[]) => set({ ...state, queue });
  const idOf = ({ scan }: KeptScan) => scan.scan.scan_id;

  async function saveGuests(changed: readonly DoorGuest[]) {
    const { prepared, guests } = state;
    if (prepared && !isStopped) await device.saveEvent(prepared, guests, changed).catch(() => {});
  }

  /** The answer is known: what it tells is kept, and its scan is not sent again. */
  async function settle(kept: KeptScan, answer: ScanAnswer) {
    const { scan } = kept.scan;
    if (REFUSALS.has(answer.result)) return refuse(kept, answer.sentence);
    const known = scan.event === eventId ? state.guests.get(answer.ticket?.id ?? 0) : undefined;
    const changed = withAnswer(known, answer, { ...account, door: scan.door ?? null });
    if (changed) {
      set(withGuests(state, [changed]));
      await saveGuests([changed]);
    }
    await remove([kept]);
  }

  async function remove(done: readonly KeptScan[]) {
    const ids = new Set(done.map(idOf));
    await device.removeScans(done.map(({ place }) => place)).catch(() => {});
    setQueue(state.queue.filter((kept) => !ids.has(idOf(kept))));
  }

  async function replace(kept: KeptScan, scan: KeptScan['scan']) {
    await device.updateScan(kept.place, kept.by, scan);
    setQueue(state.queue.map((one) => (one.place === kept.place ? { ...kept, scan } : one)));
  }

  const refuse = (kept: KeptScan, sentence: string) =>
    replace(kept, { ...kept.scan, refused: sentence });

  async function send(batch: readonly KeptScan[]): Promise<ScanAnswer[]> {
    const { answers } = await checkIn(batch.map(({ scan }) => scan.scan));
    if (state.isOffline) set({ ...state, isOffline: false });
    const byId = new Map(answers.map((answer) => [answer.scan_id, answer]));
    for (const kept of batch) {
      const answer = byId.get(idOf(kept));
      if (answer) await settle(kept, answer);
    }
    return answers;
  }

  async function sendAll() {
    for (;;) {
      const batch = unsentOf(state.queue, account.id)
        .filter((kept) => !inFlight.has(idOf(kept)))
        .slice(0, SCANS_PER_CALL);
      if (batch.length === 0 || isStopped) return;
      try {
        await send(batch);
      } catch (thrown) {
        const error = toAppError(thrown);
        if (isTemporary(error)) return set({ ...state, isOffline: isUnexpected(error) });
        if (error.status === 401) return;
        // One scan that the server does not take must not hold the others up.
        for (const kept of batch) {
          await send([kept]).catch(async (alone: unknown) => {
            const reason = toAppError(alone);
            if (!isTemporary(reason) && reason.status !== 401) await refuse(kept, reason.message);
            else throw reason;
          });
        }
      }
    }
  }

  /** Sends what waits; one call at a time, so that the scans stay in order. */
  function sync(): Promise<void> {
    sending ??= sendAll()
      .catch(() => {})
      .finally(() => {
        sending = undefined;
      });
    return sending;
  }

  async function loadList() {
    let more = true;
    while (more && !isStopped) {
      const list = await guestList(state.prepared?.next);
      const { event, public_keys: publicKeys, next } = list;
      const prepared = { event, publicKeys, next, by: account };
      set({ ...withGuests(state, list.guests), prepared, isOffline: false, isRefused: false });
      await saveGuests(list.guests);
      more = list.more;
    }
  }

  /** Loads what changed since the last time; the whole list at first. */
  function refresh(): Promise<void> {
    refreshing ??= loadList()
      .then(sync)
      .catch(async (thrown: unknown) => {
        const error = toAppError(thrown);
        if (error.status === 403 || error.status === 404) {
          await device.removeEvent(eventId).catch(() => {});
          set({ ...emptyDoorState, queue: state.queue, isRead: true, isRefused: true });
        } else if (isUnexpected(error)) set({ ...state, isOffline: true });
      })
      .finally(() => {
        refreshing = undefined;
      });
    return refreshing;
  }

  async function askServer(kept: KeptScan): Promise<DoorAnswer> {
    const timeout = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(lost), ANSWER_TIMEOUT_MS);
    });
    const [answer] = await Promise.race([send([kept]), timeout]);
    if (!answer) throw lost;
    return { ...answer, offline: false };
  }

  async function askDevice(
    kept: KeptScan,
    scan: Scan,
    isTried: boolean,
  ): Promise<DoorAnswer | null> {
    const answer = await answerLocally(state, scan);
    if (!answer) return null;
    const { result, ticket } = answer;
    const number = scan.ticket_number && ticket ? { ticket_number: ticket.ticket_number } : {};
    const answered = { ...scan, ...number, offline: true, device_result: result };
    // Before the answer is shown.
    await replace(kept, { scan: answered, ticket: ticket?.id ?? 0, result, isTried });
    return { ...answer, offline: true, check_in: null, conflict: false, flags: [], booking: null };
  }

  /**
   * Checks one scan. It is on the disk before anybody is let in by it.
   * @param given without its time and event
   */
  async function check(given: Omit<Scan, 'event' | 'scanned_at'>): Promise<Outcome> {
    const scannedAt = new Date(serverNow()).toISOString();
    const scan: Scan = { ...given, event: eventId, scanned_at: scannedAt };
    const isBehind = unsentOf(state.queue, account.id).length > 0;
    const place = await device.addScan(account.id, { scan }).catch(() => -1);
    const kept: KeptScan = { place, by: account.id, scan: { scan } };
    // Without a guest list only the server can answer; with one, nobody waits for a network that was lost.
    const isTried = !state.prepared || !(state.isOffline || isBehind);
    let error = lost;
    inFlight.add(scan.scan_id);
    setQueue([...state.queue, kept]);
    try {
      if (isTried) {
        try {
          return { kind: 'answered', answer: await askServer(kept) };
        } catch (thrown) {
          error = toAppError(thrown);
          if (isUnexpected(error)) set({ ...state, isOffline: true });
        }
      }
      const answer = isTemporary(error) && place >= 0 ? await askDevice(kept, scan, isTried) : null;
      if (answer) return { kind: 'answered', answer };
      await remove([kept]);
      return { kind: 'failed', error };
    } finally {
      inFlight.delete(scan.scan_id);
    }
  }

  /** Reads what the device has, and then what the server has. */
  async function start() {
    isStopped = false;
    await device.removeExpiredEvents(serverNow()).catch(() => {});
    const [kept, queue] = await Promise.all([
      device.readEvent(eventId).catch(() => null),
      device.readScans().catch(() => []),
    ]);
    if (isStopped) return;
    const known = kept ? withGuests(state, [...kept.guests.values()]) : state;
    set({ ...known, prepared: kept?.prepared ?? null, queue, isRead: true });
    await refresh();
    await sync();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState: () => state,
    start,
    stop: () => {
      isStopped = true;
    },
    refresh,
    sync,
    check,
    /** Takes scans back that never left this device, or that the server refused. */
    remove,
  };
}
