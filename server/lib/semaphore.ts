import { currentWaiting } from './requestOrigin';
import { busy } from './waitingTime';

interface SemaphoreOptions extends SlotsOptions {
  /** Those in the slots use the database: who waits for them waits for it. */
  isForDatabase?: boolean;
}

interface SlotsOptions {
  /** Milliseconds for which one waits in the queue; unset, as long as it takes. */
  patience?: number;
}

/** So many slots to take and give back; who finds none waits in order of arrival. */
export class Slots {
  readonly #waiting = new Set<() => void>();
  readonly #patience: number | undefined;
  #free: number;

  constructor(width: number, { patience }: SlotsOptions = {}) {
    this.#free = width;
    this.#patience = patience;
  }

  /** @throws AppError 503 after `patience`, or `atMost` where that is shorter */
  async take(atMost = Infinity): Promise<void> {
    const patience = Math.min(this.#patience ?? Infinity, atMost);
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer =
        patience === Infinity
          ? undefined
          : setTimeout(() => {
              this.#waiting.delete(enter);
              reject(busy());
            }, patience);
      this.#waiting.add(enter);
    });
  }

  /** Passes the slot to the next in line, so that nobody who comes later can take it. */
  give(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}

/**
 * Runs at most `width` pieces of work concurrently; the others wait in order of arrival.
 * @throws AppError 503 for work that has waited for longer than `patience`
 */
export function createSemaphore(width: number, options: SemaphoreOptions = {}) {
  const slots = new Slots(width, options);
  return async function withSlot<T>(work: () => Promise<T>): Promise<T> {
    const waiting = options.isForDatabase ? currentWaiting() : undefined;
    await (waiting ? waiting.count(() => slots.take(waiting.left)) : slots.take());
    try {
      return await work();
    } finally {
      slots.give();
    }
  };
}
