import { unavailable } from './errors';

export const busy = () => unavailable('Foyer is busy for a moment. Please try again.');

/** Milliseconds. */
const LAST = 1_000;

/** How long a request has waited for the database, up to a limit. Simultaneous waits count once. */
export class WaitingTime {
  #limit: number;
  #running = 0;
  #since = 0;
  #spent = 0;
  #hasEnded = false;
  #isOver = false;

  /** @param limit milliseconds */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Milliseconds. */
  get spent(): number {
    return this.#spent + (this.#running > 0 ? performance.now() - this.#since : 0);
  }

  /** The request was refused, and its work may not use the database any more. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Milliseconds; infinite once the request is answered. */
  get left(): number {
    if (this.#isOver) return 0;
    return this.#hasEnded ? Infinity : this.#limit - this.spent;
  }

  async count<T>(wait: () => Promise<T>): Promise<T> {
    if (this.#running === 0) this.#since = performance.now();
    this.#running += 1;
    try {
      return await wait();
    } finally {
      if (this.#running === 1) this.#spent = this.spent;
      this.#running -= 1;
    }
  }

  /**
   * Reduces the limit by time spent elsewhere, such as at a payment gateway. At least a second is left to record the
   * result.
   * @param milliseconds
   */
  waitedElsewhere(milliseconds: number): void {
    this.#limit = Math.min(this.#limit, Math.max(this.#limit - milliseconds, this.spent + LAST));
  }

  /** @throws AppError 503 when nothing is left before the wait has ended */
  limit<T>(wait: () => Promise<T>): Promise<T> {
    const { left } = this;
    if (left === Infinity) return wait();
    if (left <= 0) return Promise.reject(busy());
    return this.count(() => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(busy()), left);
      });
      return Promise.race([wait(), late]).finally(() => clearTimeout(timer));
    });
  }

  /** The request was answered. Work that it has started goes on without a limit. */
  end(): void {
    this.#hasEnded = true;
  }

  /**
   * The request is refused. Its work can run no further statement, and its transaction is rolled back.
   * @returns false when the request is answered already
   */
  giveUp(): boolean {
    if (!this.#hasEnded) this.#isOver = true;
    return this.#isOver;
  }
}
