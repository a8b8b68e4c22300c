import { AppError } from './errors';

export interface Grouping<Request, Answer> {
  /**
   * Serves some requests at once. One outcome for each, in their order; what it throws, all of them
   * get.
   */
  serve(requests: readonly Request[]): Promise<readonly PromiseSettledResult<Answer>[]>;
  /** Requests in one group at most. */
  size: number;
  /** Groups under way at once. */
  width: number;
  /** Requests of one key never go together: each waits for the end of the one before it. */
  keyOf?(request: Request): string | null;
}

interface Waiting<Request, Answer> {
  request: Request;
  key: string | null;
  isGone: () => boolean;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** Nobody reads this answer: who asked has hung up, and nothing was done for them. */
const callerGone = () => new AppError(499, 'caller_gone', 'The caller has gone away.');

/**
 * Requests that arrive while others are being served wait here and go together, in the order in
 * which they came: under load one statement serves dozens, and at rest nobody waits for anybody.
 * Each is served by work that begins after it has arrived.
 *
 * @returns `ask`; its `isGone` is looked at once, when the request would be served
 */
export function createBatcher<Request, Answer>(grouping: Grouping<Request, Answer>) {
  const { serve, size, width, keyOf = () => null } = grouping;
  const waiting: Waiting<Request, Answer>[] = [];
  const busyKeys = new Set<string>();
  let running = 0;
  let isScheduled = false;

  /** After what the event loop has in its hands, so that requests of the same moment are one group. */
  function schedule(): void {
    if (isScheduled || running >= width || waiting.length === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      while (running < width) {
        const group = nextGroup();
        if (group.length === 0) break;
        void run(group);
      }
    });
  }

  function nextGroup(): Waiting<Request, Answer>[] {
    const group: Waiting<Request, Answer>[] = [];
    const heldBack: Waiting<Request, Answer>[] = [];
    while (group.length < size) {
      const entry = waiting.shift();
      if (!entry) break;
      if (entry.isGone()) entry.reject(callerGone());
      else if (entry.key !== null && busyKeys.has(entry.key)) heldBack.push(entry);
      else {
        if (entry.key !== null) busyKeys.add(entry.key);
        group.push(entry);
      }
    }
    waiting.unshift(...heldBack);
    return group;
  }

  async function run(group: readonly Waiting<Request, Answer>[]): Promise<void> {
    running += 1;
    try {
      const outcomes = await serve(group.map((entry) => entry.request));
      group.forEach((entry, index) => {
        const outcome = outcomes[index];
        if (outcome?.status === 'fulfilled') entry.resolve(outcome.value);
        else entry.reject(outcome ? outcome.reason : new Error('A request was not answered.'));
      });
    } catch (error) {
      for (const entry of group) entry.reject(error);
    } finally {
      running -= 1;
      for (const { key } of group) if (key !== null) busyKeys.delete(key);
      schedule();
    }
  }

  return function ask(request: Request, isGone: () => boolean = () => false): Promise<Answer> {
    return new Promise((resolve, reject) => {
      waiting.push({ request, key: keyOf(request), isGone, resolve, reject });
      schedule();
    });
  };
}
