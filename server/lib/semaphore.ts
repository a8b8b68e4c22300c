import type { AppError } from './errors';
import { FairQueue } from './fairQueue';
import { callerGone, shareIsFull, shareOf, type Requester } from './requester';
import { currentRequester, currentWaiting } from './requestOrigin';
import { busy } from './waitingTime';

export interface SlotsOptions {
  /** Milliseconds for which one waits in the queue; unset, as long as it takes. */
  patience?: number;
  /** Pieces of work of one person that may wait, of a network `shareOf` as many; unset, any number. */
  share?: number;
  /** Pieces of work that may wait in all: beyond, the newest one of whoever has most of them is refused. */
  most?: number;
  /** Slots that one person or network has at once; unset, any number. */
  atOnce?: number;
  /** Slots that only urgent requests take; unset, none. */
  reserve?: number;
  /** Work goes on when nobody waits for its answer: it has begun before, or others wait for it too. */
  keepsGone?: boolean;
}

interface SemaphoreOptions extends SlotsOptions {
  /** Those in the slots use the database: who waits for them waits for it. */
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

/** So many slots to take and give back. People and networks that find none take turns, each in order of arrival. */
export class Slots {
  readonly #queue = new FairQueue<Entry>();
  readonly #taken = new Map<string, number>();
  readonly #options: SlotsOptions;
  #free: number;
  /** Free slots outside the reserve. A request that is not urgent takes one of these. */
  #freeForAll: number;
  #others = 0;

  constructor(width: number, options: SlotsOptions = {}) {
    this.#free = width;
    this.#freeForAll = width - (options.reserve ?? 0);
    this.#options = options;
  }

  /**
   * Work that no request waits for, and a batch for several, has a turn of its own.
   * @param atMost milliseconds, where that is shorter than `patience`
   * @returns gives the slot back
   * @throws AppError 429 when the requester's share is full, 503 after `patience`
   */
  async take(atMost = Infinity, requester = currentRequester()): Promise<() => void> {
    const key = this.#keyOf(requester);
    const give = () => this.#give(key);
    if (this.#hasSlot(key)) {
      this.#begin(key);
      return give;
    }
    if (requester) this.#makeRoom(requester);
    const patience = Math.min(this.#options.patience ?? Infinity, atMost);
    let timer: NodeJS.Timeout | undefined;
    const entered = new Promise<void>((enter, refuse) => {
      const entry = { key, requester, enter, refuse };
      if (patience < Infinity) timer = setTimeout(() => this.#refuse(entry, busy()), patience);
      this.#queue.add(key, entry);
    });
    await entered.finally(() => clearTimeout(timer));
    return give;
  }

  /**
   * Milliseconds for which somebody has waited for their turn who may have another slot: what one person has waiting
   * behind work of their own does not count.
   */
  get wait(): number {
    return this.#queue.wait(this.#hasShare);
  }

  /** Passes the slot to the next in line, so that nobody who comes later can take it. */
  #give(key: string): void {
    const left = (this.#taken.get(key) ?? 1) - 1;
    if (left > 0) this.#taken.set(key, left);
    else this.#taken.delete(key);
    this.#free += 1;
    if (!isUrgent(key)) this.#freeForAll += 1;
    for (let next = this.#next(); next; next = this.#next()) {
      if (next.requester?.isGone && !this.#options.keepsGone) next.refuse(callerGone());
      else {
        this.#begin(next.key);
        next.enter();
      }
    }
  }

  #next = () => this.#queue.take((key) => this.#hasSlot(key));

  /** A person's urgent requests do not wait behind their other ones. */
  #keyOf(requester: Requester | undefined): string {
    if (!requester) return `other ${(this.#others += 1)}`;
    return this.#options.reserve && requester.isUrgent
      ? `${URGENT}${requester.key}`
      : requester.key;
  }

  #hasSlot(key: string): boolean {
    const free = isUrgent(key) ? this.#free : Math.min(this.#free, this.#freeForAll);
    return free > 0 && this.#hasShare(key);
  }

  #hasShare = (key: string) => (this.#taken.get(key) ?? 0) < (this.#options.atOnce ?? Infinity);

  #begin(key: string): void {
    this.#free -= 1;
    if (!isUrgent(key)) this.#freeForAll -= 1;
    this.#taken.set(key, (this.#taken.get(key) ?? 0) + 1);
  }

  #refuse(entry: Entry, error: AppError): void {
    if (this.#queue.delete(entry.key, entry)) entry.refuse(error);
  }

  /** @throws AppError 429, 503 where nobody has more of them waiting */
  #makeRoom(requester: Requester): void {
    const { share = Infinity, most = Infinity } = this.#options;
    const isFull = () =>
      this.#queue.size >= most ||
      this.#queue.itemsOf(requester.key).length >= shareOf(requester, share);
    if (!isFull()) return;
    this.#dropGone();
    const own = this.#queue.itemsOf(requester.key).length;
    if (own >= shareOf(requester, share)) throw shareIsFull(requester);
    if (this.#queue.size < most) return;
    const longest = this.#queue.longest();
    const newest = longest.at(-1);
    if (!newest?.requester || longest.length <= own + 1) throw busy();
    this.#refuse(newest, shareIsFull(newest.requester));
  }

  #dropGone(): void {
    if (this.#options.keepsGone) return;
    for (const key of this.#queue.keys()) {
      for (const entry of this.#queue.itemsOf(key)) {
        if (entry.requester?.isGone) this.#refuse(entry, callerGone());
      }
    }
  }
}

/**
 * Runs at most `width` pieces of work concurrently.
 * @throws AppError as `Slots.take`; 499 for work whose requester has gone before it began
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
