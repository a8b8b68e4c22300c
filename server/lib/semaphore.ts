import type { AppError } from './errors';
import { FairQueue } from './fairQueue';
import { clientDisconnected, limitFor, tooManyWaiting, type Requester } from './requester';
import { currentRequester, currentWaiting } from './requestOrigin';
import { busy } from './waitingTime';

export interface SlotsOptions {
  /** Milliseconds in the queue after which work is refused; unset: no limit. */
  timeout?: number;
  /** Pieces of work that may wait for one person; a network has `limitFor` as many. Unset: any number. */
  maxWaitingPerPerson?: number;
  /** Pieces of work that may wait in all. Beyond that, the newest of the requester with the most is refused. */
  maxWaiting?: number;
  /** Slots that one person or network may hold; unset: any number. */
  maxRunningPerPerson?: number;
  /** Slots for urgent requests only; unset: none. */
  reserved?: number;
  /** Work runs although its request has ended: it has begun before, or other requests wait for it too. */
  runsEnded?: boolean;
}

interface SemaphoreOptions extends SlotsOptions {
  /** The work uses the database: waiting for a slot counts as waiting for the database. */
  isForDatabase?: boolean;
}

interface Entry {
  key: string;
  requester: Requester | undefined;
  enter(): void;
  refuse(error: AppError): void;
}

const URGENT = 'urgent ';
const isUrgent = (key: string) => key.startsWith(URGENT);

/**
 * A fixed number of slots. When all are taken, requesters are served round-robin, and the work of each in order of
 * arrival.
 */
export class Slots {
  readonly #queue = new FairQueue<Entry>();
  readonly #taken = new Map<string, number>();
  readonly #options: SlotsOptions;
  #free: number;
  /** Free slots that are not reserved. A request that is not urgent takes one of these. */
  #freeForAll: number;
  #others = 0;

  constructor(width: number, options: SlotsOptions = {}) {
    this.#free = width;
    this.#freeForAll = width - (options.reserved ?? 0);
    this.#options = options;
  }

  /**
   * Work without a requester, such as a batch for several requests, queues as a separate requester.
   * @param atMost milliseconds, when that is shorter than `timeout`
   * @returns a function that gives the slot back
   * @throws AppError 429 when too much of the requester's work waits, 503 after `timeout`
   */
  async take(atMost = Infinity, requester = currentRequester()): Promise<() => void> {
    const key = this.#keyOf(requester);
    const give = () => this.#give(key);
    if (this.#hasSlot(key)) {
      this.#begin(key);
      return give;
    }
    if (requester) this.#makeRoom(requester);
    const timeout = Math.min(this.#options.timeout ?? Infinity, atMost);
    let timer: NodeJS.Timeout | undefined;
    const entered = new Promise<void>((enter, refuse) => {
      const entry = { key, requester, enter, refuse };
      if (timeout < Infinity) timer = setTimeout(() => this.#refuse(entry, busy()), timeout);
      this.#queue.add(key, entry);
    });
    await entered.finally(() => clearTimeout(timer));
    return give;
  }

  /**
   * Milliseconds for which the first requester in the queue has waited. Requesters that hold `maxRunningPerPerson` slots
   * are not counted.
   */
  get wait(): number {
    return this.#queue.wait(this.#mayRunMore);
  }

  /** Passes the slot to the next in line, so that nobody who comes later can take it. */
  #give(key: string): void {
    const left = (this.#taken.get(key) ?? 1) - 1;
    if (left > 0) this.#taken.set(key, left);
    else this.#taken.delete(key);
    this.#free += 1;
    if (!isUrgent(key)) this.#freeForAll += 1;
    for (let next = this.#next(); next; next = this.#next()) {
      if (next.requester?.hasEnded && !this.#options.runsEnded) next.refuse(clientDisconnected());
      else {
        this.#begin(next.key);
        next.enter();
      }
    }
  }

  #next = () => this.#queue.take((key) => this.#hasSlot(key));

  /** A person's urgent requests do not wait behind their other requests. */
  #keyOf(requester: Requester | undefined): string {
    if (!requester) return `other ${(this.#others += 1)}`;
    return this.#options.reserved && requester.isUrgent
      ? `${URGENT}${requester.key}`
      : requester.key;
  }

  #hasSlot(key: string): boolean {
    const free = isUrgent(key) ? this.#free : Math.min(this.#free, this.#freeForAll);
    return free > 0 && this.#mayRunMore(key);
  }

  #mayRunMore = (key: string) =>
    (this.#taken.get(key) ?? 0) < (this.#options.maxRunningPerPerson ?? Infinity);

  #begin(key: string): void {
    this.#free -= 1;
    if (!isUrgent(key)) this.#freeForAll -= 1;
    this.#taken.set(key, (this.#taken.get(key) ?? 0) + 1);
  }

  #refuse(entry: Entry, error: AppError): void {
    if (this.#queue.delete(entry.key, entry)) entry.refuse(error);
  }

  /** @throws AppError 429, or 503 when no other requester has more work waiting */
  #makeRoom(requester: Requester): void {
    const { maxWaitingPerPerson = Infinity, maxWaiting = Infinity } = this.#options;
    const limit = limitFor(requester, maxWaitingPerPerson);
    const isFull = () =>
      this.#queue.size >= maxWaiting || this.#queue.itemsOf(requester.key).length >= limit;
    if (!isFull()) return;
    this.#dropEnded();
    const own = this.#queue.itemsOf(requester.key).length;
    if (own >= limit) throw tooManyWaiting(requester);
    if (this.#queue.size < maxWaiting) return;
    const longest = this.#queue.longest();
    const newest = longest.at(-1);
    if (!newest?.requester || longest.length <= own + 1) throw busy();
    this.#refuse(newest, tooManyWaiting(newest.requester));
  }

  #dropEnded(): void {
    if (this.#options.runsEnded) return;
    for (const key of this.#queue.keys()) {
      for (const entry of this.#queue.itemsOf(key)) {
        if (entry.requester?.hasEnded) this.#refuse(entry, clientDisconnected());
      }
    }
  }
}

/**
 * Runs at most `width` pieces of work concurrently.
 * @throws AppError as `Slots.take`; 499 for work whose request ended before the work began
 */
export function createSemaphore(width: number, options: SemaphoreOptions = {}) {
  const slots = new Slots(width, options);
  return async function withSlot<T>(work: () => Promise<T>, requester = currentRequester()) {
    const waiting = options.isForDatabase ? currentWaiting() : undefined;
    const take = (atMost?: number) => slots.take(atMost, requester);
    const give = await (waiting ? waiting.count(() => take(waiting.left)) : take());
    try {
      return await work();
    } finally {
      give();
    }
  };
}
