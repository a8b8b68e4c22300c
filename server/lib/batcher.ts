import { clientDisconnected } from './requester';
import { asBatch, currentWaiting } from './requestOrigin';

export interface BatcherOptions<Request, Answer> {
  /**
   * Serves a batch. Returns one outcome for each request, in their order; an exception rejects all
   * requests.
   */
  serve(requests: readonly Request[]): Promise<readonly PromiseSettledResult<Answer>[]>;
  /** Maximum requests in a batch. */
  size: number;
  /** Maximum concurrent batches. */
  width: number;
  /** Requests with the same key are served one after the other, never in one batch. */
  keyOf?(request: Request): string | null;
  /** True when a waiting request would fail as this one did; then it is rejected with the same error. */
  failsToo?(waiting: Request, failed: Request, error: unknown): boolean;
}

interface Waiting<Request, Answer> {
  request: Request;
  key: string | null;
  isDisconnected: () => boolean;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Requests that arrive while others are being served are queued and served as one batch, in order of
 * arrival: under load one statement serves dozens, without load a request is served at once. A
 * request is served by a batch that starts after it has arrived.
 *
 * @returns `submit`; `isDisconnected` is checked once, just before the request is served
 */
export function createBatcher<Request, Answer>(options: BatcherOptions<Request, Answer>) {
  const { serve, size, width, keyOf = () => null, failsToo } = options;
  const waiting: Waiting<Request, Answer>[] = [];
  const busyKeys = new Set<string>();
  let running = 0;
  let isScheduled = false;

  /** Deferred by setImmediate, so that requests of the same event-loop turn form one batch. */
  function schedule(): void {
    if (isScheduled || running >= width || waiting.length === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      while (running < width) {
        const batch = nextBatch();
        if (batch.length === 0) break;
        void run(batch);
      }
    });
  }

  function nextBatch(): Waiting<Request, Answer>[] {
    const batch: Waiting<Request, Answer>[] = [];
    const heldBack: Waiting<Request, Answer>[] = [];
    while (batch.length < size) {
      const entry = waiting.shift();
      if (!entry) break;
      if (entry.isDisconnected()) entry.reject(clientDisconnected());
      else if (entry.key !== null && busyKeys.has(entry.key)) heldBack.push(entry);
      else {
        if (entry.key !== null) busyKeys.add(entry.key);
        batch.push(entry);
      }
    }
    waiting.unshift(...heldBack);
    return batch;
  }

  function rejectAlike(failed: Request, error: unknown): void {
    if (!failsToo) return;
    const others = waiting.splice(0);
    for (const entry of others) {
      if (failsToo(entry.request, failed, error)) entry.reject(error);
      else waiting.push(entry);
    }
  }

  async function run(batch: readonly Waiting<Request, Answer>[]): Promise<void> {
    running += 1;
    try {
      const outcomes = await asBatch(() => serve(batch.map((entry) => entry.request)));
      batch.forEach((entry, index) => {
        const outcome = outcomes[index];
        if (outcome?.status === 'fulfilled') entry.resolve(outcome.value);
        else {
          const reason: unknown = outcome?.reason ?? new Error('A request was not answered.');
          entry.reject(reason);
          rejectAlike(entry.request, reason);
        }
      });
    } catch (error) {
      for (const entry of batch) entry.reject(error);
    } finally {
      running -= 1;
      for (const { key } of batch) if (key !== null) busyKeys.delete(key);
      schedule();
    }
  }

  return function submit(
    request: Request,
    isDisconnected: () => boolean = () => false,
  ): Promise<Answer> {
    const caller = currentWaiting();
    const served = () =>
      new Promise<Answer>((resolve, reject) => {
        waiting.push({ request, key: keyOf(request), isDisconnected, resolve, reject });
        schedule();
      });
    return caller ? caller.limit(served) : served();
  };
}
