import { isConnectionError, isOverload } from '../../db/errors';
import type { Clock } from '../../lib/clock';
import { AppError, unavailable } from '../../lib/errors';
import type { Requester } from '../../lib/requester';
import { createSemaphore } from '../../lib/semaphore';
import { AnswerStore } from './answerStore';
import { BusyMeter } from './busyMeter';
import { FinishedAnswer } from './finishedAnswer';

/** All in milliseconds. */
const AGES = {
  /** An answer that was read longer ago is read again; with the time for sending it, one second. */
  fresh: 900,
  /**
   * From this age on the next one is read while this one is still sent; earlier where reads take long, so that it is
   * there before this one is too old.
   */
  refresh: { latest: 450, earliest: 100 },
  /** Without a database, an older answer is not sent. */
  stale: 60_000,
};

/** Milliseconds for which a request waits for the database when an older answer is there. */
const READ_TIMEOUT = { usually: 3_000, away: 500 };
/** Milliseconds after a failed read in which the database is not asked again for what is there. */
const RETRY_AFTER = 1_000;

/** A read may take so many times as long as the last one without anybody having to wait for it. */
const MARGIN = 4;

/** Concurrent reads, of new answers and of known ones: bookings need connections too. */
const READS = 4;
/** Visitors and people take turns; a read goes on without them, because others may wait for it. */
const QUEUE = { share: 25, keepsGone: true };
/** Milliseconds in the queue for a read, after which it is refused: as long as for a connection. */
const QUEUE_TIMEOUT = 5_000;
const BUSY = 'Foyer is busy for a moment. Please try again.';

const LIMITS = { once: 8 * 2 ** 20, again: 32 * 2 ** 20 };
/** Bytes that an answer takes beside its body, roughly. */
const OVERHEAD = 2_000;
const MAX_ADDRESSES = 8;
const LONGEST_ADDRESS = 1_000;

/** The text of an answer, read from the database. */
export interface ReadText {
  text: string;
  /** Milliseconds before the read at which it may have been another one already; 0 from the primary. */
  lag: number;
}

export interface Question {
  /** The same for all requests with the same answer. */
  key: string;
  /** As it was requested. */
  address: string;
  /** @param mayLag a replica may be read, because many readers share the answer */
  read: (mayLag: boolean) => Promise<ReadText>;
  /** False where the caller's sign-in decides about the answer: this is the one for visitors. */
  forEverybody: boolean;
  /** Whose share of the reads it takes; undefined for a turn of its own. */
  requester?: Requester | undefined;
}

export interface KnownAnswer {
  finished: FinishedAnswer;
  /** Milliseconds. */
  age: number;
  /** The database could not be asked. */
  isStale: boolean;
}

export interface SharedAnswer extends KnownAnswer {
  forEverybody: boolean;
}

interface Entry extends Omit<Question, 'address' | 'requester'> {
  finished: FinishedAnswer;
  readAt: number;
  /** Milliseconds that its last read took, with the wait for a slot. */
  took: number;
  /** The addresses by which it is found without reading a request. */
  addresses: string[];
}

interface Reading {
  done: Promise<Entry>;
  /** Resolves when the database takes too long. */
  late: Promise<null>;
}

interface MemoryDeps {
  /** A clock that only grows. */
  monotonic: Clock;
  limits?: typeof LIMITS;
}

/** Milliseconds. */
function refreshAgeOf({ took }: Entry): number {
  const { latest, earliest } = AGES.refresh;
  return Math.min(latest, Math.max(earliest, AGES.fresh - MARGIN * took));
}

export type AnswerMemory = ReturnType<typeof createAnswerMemory>;

/**
 * Answers kept as finished bytes (docs/decisions/0008-catalogue-from-memory.md). With few requests each
 * answer is read from the database; with many readers share answers that were read less than a second ago, by
 * this process itself, so that no change, from wherever, is missed. Requests for the same at the same time
 * cause one read. While the database is away, answers of the last minute are given, as stale.
 */
export function createAnswerMemory({ monotonic, limits = LIMITS }: MemoryDeps) {
  const byAddress = new Map<string, Entry>();
  const readings = new Map<string, Reading>();
  const meter = new BusyMeter();
  const readSlots = { first: createSemaphore(READS, QUEUE), again: createSemaphore(READS, QUEUE) };
  const removeAddresses = ({ addresses }: Entry) =>
    addresses.forEach((address) => byAddress.delete(address));
  const store = new AnswerStore<Entry>({ limits, onDrop: removeAddresses });
  /** Since when reads have failed, and when to try again; null while they succeed. */
  let outage: { retryAt: number } | null = null;

  /** What is kept for visitors is not for people who are signed in. */
  const entryFor = (address: string, isSignedIn: boolean): Entry | undefined => {
    const entry = byAddress.get(address);
    return isSignedIn && entry && !entry.forEverybody ? undefined : entry;
  };

  const ageOf = ({ readAt }: Entry) => monotonic.now() - readAt;

  const keep = (entry: Entry) => {
    const addresses = entry.addresses.reduce((sum, address) => sum + 2 * address.length, 0);
    store.set(entry.key, entry, entry.finished.size + 2 * entry.key.length + addresses + OVERHEAD);
  };

  const addAddress = (entry: Entry, address: string) => {
    if (address.length > LONGEST_ADDRESS || byAddress.get(address) === entry) return;
    // Meanwhile it may have been pushed out: then its addresses must not hold it.
    if (store.get(entry.key) !== entry) return;
    const surplus = entry.addresses.length === MAX_ADDRESSES ? entry.addresses.shift() : undefined;
    if (surplus !== undefined) byAddress.delete(surplus);
    entry.addresses.push(address);
    byAddress.set(address, entry);
  };

  async function readOnce(question: Omit<Question, 'address'>): Promise<Entry> {
    const known = store.get(question.key);
    const askedAt = monotonic.now();
    const { text, readAt } = await readSlots[known ? 'again' : 'first'](async () => {
      const startedAt = monotonic.now();
      if (startedAt - askedAt > QUEUE_TIMEOUT) throw unavailable(BUSY);
      const { text, lag } = await question.read(meter.isBusy(startedAt));
      // What a replica lags counts towards the second.
      return { text, readAt: startedAt - lag };
    }, question.requester);
    const before = store.get(question.key);
    const finished = before ? await before.finished.replacedBy(text) : new FinishedAnswer(text);
    // Meanwhile it may have been pushed out.
    const took = monotonic.now() - askedAt;
    const { key, read, forEverybody } = question;
    const entry: Entry = store.get(key) ?? {
      key,
      read,
      forEverybody,
      finished,
      readAt,
      took,
      addresses: [],
    };
    Object.assign(entry, { finished, readAt, took });
    keep(entry);
    return entry;
  }

  function startReading(question: Omit<Question, 'address'>): Reading {
    const running = readings.get(question.key);
    if (running) return running;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(
        () => {
          noteOutage();
          resolve(null);
        },
        outage ? READ_TIMEOUT.away : READ_TIMEOUT.usually,
      ).unref();
    });
    const done = readOnce(question)
      .then(
        (entry) => {
          outage = null;
          return entry;
        },
        (error: unknown) => {
          if (isAway(error)) noteOutage();
          throw error;
        },
      )
      .finally(() => {
        clearTimeout(timer);
        readings.delete(question.key);
      });
    const reading = { done, late };
    readings.set(question.key, reading);
    return reading;
  }

  const noteOutage = () => {
    outage = { retryAt: monotonic.now() + RETRY_AFTER };
  };

  /** Whether it may be sent as it is, because many ask. */
  const isShared = (entry: Entry) => {
    const age = ageOf(entry);
    return age <= AGES.fresh && meter.isBusy(monotonic.now());
  };

  const fresh = (entry: Entry): KnownAnswer => ({
    finished: entry.finished,
    age: ageOf(entry),
    isStale: false,
  });

  const share = (entry: Entry): KnownAnswer => {
    // After a failure, later requests find it too old and read it themselves.
    if (ageOf(entry) > refreshAgeOf(entry))
      startReading({ ...entry, requester: undefined }).done.catch(() => undefined);
    return fresh(entry);
  };

  const staleOf = (entry: Entry | undefined): KnownAnswer | null =>
    entry && ageOf(entry) <= AGES.stale
      ? { finished: entry.finished, age: ageOf(entry), isStale: true }
      : null;

  async function readOrStale(question: Question): Promise<KnownAnswer> {
    const known = store.get(question.key);
    const stale = staleOf(known);
    if (stale && outage && monotonic.now() < outage.retryAt) return stale;
    const { done, late } = startReading(question);
    try {
      const entry = await (stale ? Promise.race([done, late]) : done);
      if (entry) {
        addAddress(entry, question.address);
        return fresh(entry);
      }
    } catch (error) {
      const fallback = isAway(error) && staleOf(known);
      if (fallback) return fallback;
      throw error;
    }
    // The database takes too long; the read goes on.
    return staleOf(known) ?? fresh(await done);
  }

  return {
    /** Counts a request, of whatever kind: bookings and payments take the database from readers as well. */
    countRequest(): void {
      meter.add(monotonic.now());
    },

    /** What can be sent without asking the database; undefined also while few ask. */
    ready(address: string, isSignedIn = false): SharedAnswer | undefined {
      const entry = entryFor(address, isSignedIn);
      if (!entry || !isShared(entry)) return undefined;
      return { ...share(entry), forEverybody: entry.forEverybody };
    },

    /**
     * What is read for an address that was answered before: nothing of the request has to be read again.
     * Undefined for another address.
     */
    wait(
      address: string,
      isSignedIn = false,
      requester?: Requester,
    ): Promise<SharedAnswer> | undefined {
      const entry = entryFor(address, isSignedIn);
      if (!entry) return undefined;
      const { forEverybody } = entry;
      return readOrStale({ ...entry, address, requester }).then((known) => ({
        ...known,
        forEverybody,
      }));
    },

    /** @throws what the read throws; without a database only when there is no answer of the last minute */
    async answer(question: Question): Promise<KnownAnswer> {
      const known = store.get(question.key);
      if (!known || !isShared(known)) return readOrStale(question);
      addAddress(known, question.address);
      return share(known);
    },

    /** Bytes that are kept. */
    size: () => store.bytes,
  };
}

/** The database did not answer: nothing is wrong with what was asked. */
const isAway = (error: unknown): boolean =>
  isConnectionError(error) ||
  isOverload(error) ||
  (error instanceof AppError && error.status === 503);
