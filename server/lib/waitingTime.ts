import { unavailable } from './errors';

export const busy = () => unavailable('Foyer is busy for a moment. Please try again.');

/** Milliseconds. */
const LAST = 1_000;

/** How long somebody has waited for the database, up to a limit; waits at the same time count once. */
export class WaitingTime {
  #limit: number;
  #underWay = 0;
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
    return this.#spent + (this.#underWay > 0 ? performance.now() - this.#since : 0);
  }

  /** The request was refused, so that its work finds no database any more. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Milliseconds; infinite when nobody waits any more. */
  get left(): number {
    if (this.#isOver) return 0;
    return this.#hasEnded ? Infinity : this.#limit - this.spent;
  }

  async count<T>(wait: () => Promise<T>): Promise<T> {
    if (this.#underWay === 0) this.#since = performance.now();
    this.#underWay += 1;
    try {
      return await wait();
    } finally {
      if (this.#underWay === 1) this.#spent = this.spent;
      this.#underWay -= 1;
    }
  }

  /**
   * So much of its time went by elsewhere, such as at a payment gateway; a second is left to record what came of it.
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

  /** The request was answered: work that it has set off goes on without a limit. */
  end(): void {
    this.#hasEnded = true;
  }

  /**
   * The request is refused: its work gets no further statement, and its transaction is undone.
   * @returns false when its answer has begun
   */
  giveUp(): boolean {
    if (!this.#hasEnded) this.#isOver = true;
    return this.#isOver;
  }
}
