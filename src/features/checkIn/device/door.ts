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
import { assumeClockOffset, clockOffset, serverNow } from '@/lib/serverClock';
import { withTabLock } from '@/lib/tabLock';
import { readPreparedEvents, removeExpiredEvents, type KeptScan } from './deviceStore';
import { createDoorData, scanIdOf } from './doorData';
import { unsentOf, withAnswer } from './doorState';
import { answerLocally, type ShownTicket } from './localAnswer';

/** A person at the door does not wait longer for the server; milliseconds. */
const ANSWER_TIMEOUT_MS = 4000;
/** A scan without an answer that is younger is being checked, maybe in another tab; afterwards that tab has died. */
const CHECK_MS = 10_000;
const SCANS_PER_CALL = 100;
/** Held by the tab that sends what waits. */
const SENDING_LOCK = 'foyer-scans';

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
  /** Whether the account is still signed in. */
  isSignedIn: () => boolean;
}

export type Door = ReturnType<typeof createDoor>;

const lost: AppError = { message: 'No answer', code: 'timeout' };

/** The server could not answer now; the same call may succeed later. */
const isTemporary = (error: AppError) => isUnexpected(error) || error.status === 429;

const isBeingChecked = ({ scan: { scan, result } }: KeptScan) =>
  result === undefined && Math.abs(serverNow() - Date.parse(scan.scanned_at)) < CHECK_MS;

/** Checks scans with the server, or by what the device knows when there is no answer, and sends those later. */
export function createDoor({ eventId, account, checkIn, guestList, isSignedIn }: DoorOptions) {
  const data = createDoorData(eventId, isSignedIn);
  const { getState, set, locked } = data;
  let isStopped = false;
  let refreshing: Promise<void> | undefined;
  let sending: Promise<void> | undefined;

  const waiting = () =>
    unsentOf(getState().queue, account.id).filter((kept) => !isBeingChecked(kept));

  /** Keeps what the answers tell; their scans are not sent again. */
  const settle = (batch: readonly KeptScan[], answers: readonly ScanAnswer[]) =>
    locked(async () => {
      const byId = new Map(answers.map((answer) => [answer.scan_id, answer]));
      const { guests, prepared } = getState();
      const done: KeptScan[] = [];
      const changed = new Map<number, DoorGuest>();
      for (const kept of batch) {
        const { scan } = kept.scan;
        const answer = byId.get(scan.scan_id);
        if (!answer) continue;
        if (REFUSALS.has(answer.result)) {
          await refuse(kept, answer.sentence);
          continue;
        }
        done.push(kept);
        const id = answer.ticket?.id ?? 0;
        const known = scan.event === eventId ? (changed.get(id) ?? guests.get(id)) : undefined;
        const guest = withAnswer(known, answer, { ...account, door: scan.door ?? null });
        if (guest) changed.set(id, guest);
      }
      if (changed.size > 0) await data.saveGuests([...changed.values()], prepared);
      if (done.length > 0) await data.removeScans(done);
    });

  const refuse = (kept: KeptScan, sentence: string) =>
    data.replaceScan(kept, { ...kept.scan, refused: sentence });

  async function send(batch: readonly KeptScan[]): Promise<ScanAnswer[]> {
    const { answers } = await checkIn(batch.map(({ scan }) => scan.scan));
    if (getState().isOffline) set({ isOffline: false });
    await settle(batch, answers);
    return answers;
  }

  async function sendAll() {
    for (;;) {
      await data.catchUp();
      const batch = waiting().slice(0, SCANS_PER_CALL);
      if (batch.length === 0 || isStopped) return;
      try {
        await send(batch);
      } catch (thrown) {
        const error = toAppError(thrown);
        if (isTemporary(error)) return set({ isOffline: isUnexpected(error) });
        if (error.status === 401) return;
        // One scan that the server does not take must not hold the others up.
        for (const kept of batch) {
          await send([kept]).catch(async (alone: unknown) => {
            const reason = toAppError(alone);
            if (isTemporary(reason) || reason.status === 401) throw reason;
            await locked(() => refuse(kept, reason.message));
          });
        }
      }
    }
  }

  /** Sends what waits; one call at a time in all tabs, so that the scans stay in order. */
  function sync(): Promise<void> {
    sending ??= withTabLock(SENDING_LOCK, sendAll)
      .catch(() => {})
      .finally(() => {
        sending = undefined;
      });
    return sending;
  }

  async function loadList() {
    for (;;) {
      await data.catchUp();
      if (isStopped) return;
      const since = getState().prepared?.next;
      const list = await guestList(since);
      const { event, public_keys: publicKeys, next } = list;
      const prepared = { event, publicKeys, next, by: account, clockOffset: clockOffset() };
      set({ isOffline: false, isRefused: false });
      await locked(async () => {
        // With another `next`, a tab has loaded these changes meanwhile, and maybe later ones.
        if (isStopped || getState().prepared?.next !== since) return;
        await data.saveGuests(list.guests, prepared);
      });
      if (!list.more) return;
    }
  }

  /** Loads what changed since the last time; the whole list at first. */
  function refresh(): Promise<void> {
    refreshing ??= loadList()
      .then(sync)
      .catch(async (thrown: unknown) => {
        const error = toAppError(thrown);
        if (error.status === 403 || error.status === 404) await locked(data.removeList);
        else if (isUnexpected(error)) set({ isOffline: true });
      })
      .finally(() => {
        refreshing = undefined;
      });
    return refreshing;
  }

  async function askServer(kept: KeptScan): Promise<DoorAnswer> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(lost), ANSWER_TIMEOUT_MS);
    });
    const [answer] = await Promise.race([send([kept]), timeout]).finally(() => clearTimeout(timer));
    if (!answer) throw lost;
    return { ...answer, offline: false };
  }

  /** The device's own answer, and the entry of the queue that records it; null without a guest list. */
  async function judge(scan: Scan, isTried: boolean) {
    const answer = await answerLocally(getState(), scan);
    if (!answer) return null;
    const { result, ticket } = answer;
    const number = scan.ticket_number && ticket ? { ticket_number: ticket.ticket_number } : {};
    const answered = { ...scan, ...number, offline: true, device_result: result };
    const entry = { scan: answered, ticket: ticket?.id ?? 0, result, isTried };
    const facts = { offline: true, check_in: null, conflict: false, flags: [], booking: null };
    return { entry, answer: { ...answer, ...facts } satisfies DoorAnswer };
  }

  /**
   * Checks one scan. It is on the disk before anybody is let in by it.
   * @param given without its time and event
   */
  async function check(given: Omit<Scan, 'event' | 'scanned_at'>): Promise<Outcome> {
    const scannedAt = new Date(serverNow()).toISOString();
    const scan: Scan = { ...given, event: eventId, scanned_at: scannedAt };
    const { kept, judged } = await locked(async () => {
      // Without a guest list only the server can answer; with one, nobody waits for a network that was lost.
      const { prepared, isOffline } = getState();
      const isTried = !prepared || !(isOffline || waiting().length > 0);
      const judged = isTried ? null : await judge(scan, false);
      return { kept: await data.addScan(account.id, judged?.entry ?? { scan }), judged };
    });
    const isKept = kept.place >= 0;
    if (judged && isKept) return { kind: 'answered', answer: judged.answer };
    let error = lost;
    if (!judged) {
      try {
        return { kind: 'answered', answer: await askServer(kept) };
      } catch (thrown) {
        error = toAppError(thrown);
        if (isUnexpected(error)) set({ isOffline: true });
      }
      const isDue = isTemporary(error) && isKept;
      // Nobody is let in by an answer that cannot be stored.
      const answer = isDue ? await answerInstead(kept).catch(() => null) : null;
      if (answer) return { kind: 'answered', answer };
    }
    await locked(() => data.removeScans([kept]));
    return { kind: 'failed', error };
  }

  /** The device answers a scan that the server did not. */
  const answerInstead = (kept: KeptScan): Promise<DoorAnswer | null> =>
    locked(async () => {
      const judged = await judge(kept.scan.scan, true);
      if (judged) await data.replaceScan(kept, judged.entry);
      return judged?.answer ?? null;
    });

  /** Reads what the device has, and then what the server has. */
  async function start() {
    isStopped = false;
    const [prepared] = await readPreparedEvents().catch(() => []);
    if (prepared) assumeClockOffset(prepared.clockOffset);
    await removeExpiredEvents(serverNow()).catch(() => {});
    await data.catchUp();
    if (isStopped) return;
    set({ isRead: true });
    await refresh();
    await sync();
  }

  return {
    subscribe: data.subscribe,
    getState,
    start,
    stop: () => {
      isStopped = true;
    },
    refresh,
    sync,
    check,
    /**
     * Takes a scan back that never left this device.
     * @returns false when it was sent meanwhile
     */
    takeBack: (scanId: string): Promise<boolean> =>
      withTabLock(SENDING_LOCK, () =>
        locked(async () => {
          const kept = getState().queue.filter((one) => scanIdOf(one) === scanId);
          await data.removeScans(kept);
          return kept.length > 0;
        }),
      ),
    /** Forgets scans that the server refused. */
    remove: (scans: readonly KeptScan[]) => locked(() => data.removeScans(scans)),
  };
}
