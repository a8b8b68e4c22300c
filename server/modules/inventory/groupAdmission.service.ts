import { createBatcher } from '../../lib/batcher';

/** Requests per statement at most: larger groups take longer and admit few more per second. */
const GROUP_SIZE = 64;
/** Concurrent statements when the requests of a failed group are repeated one by one. */
const MAX_CONCURRENT_SINGLES = 4;

export interface GroupAdmissionOptions<Request, Admitted> {
  /**
   * Serves all requests in one statement; returns outcomes in their order. When it throws, none was
   * served.
   */
  takeTogether(requests: readonly Request[]): Promise<readonly PromiseSettledResult<Admitted>[]>;
  /** Serves a request whose group has failed. */
  takeAlone(request: Request): Promise<Admitted>;
  /** Concurrent statements. */
  width: number;
  /** Requests with the same key are duplicates and are not put in the same statement. */
  keyOf(request: Request): string | null;
  /** Requests for the same tier are served in the order in which they arrived. */
  tierOf(request: Request): number;
  /** True for an error after which the statement has certainly written nothing. */
  hasDoneNothing(error: unknown): boolean;
  /** True for an error that the next request for the same tier would get as well. */
  concernsTier(error: unknown): boolean;
  /** True for an error for which the tier's requests have waited so long that those behind them are refused. */
  blocksTier?(error: unknown): boolean;
  /** Called when the requests of a group are repeated one by one, with their number. */
  onFallback?(error: unknown, requests: number): void;
}

/**
 * Group admission (D11): PostgreSQL commits updates of one tier's row only a few thousand times a
 * second, so requests that arrive while a statement runs share the next one.
 */
export function createGroupAdmission<Request, Admitted>(
  options: GroupAdmissionOptions<Request, Admitted>,
) {
  const { takeTogether, takeAlone, tierOf, hasDoneNothing, concernsTier } = options;

  async function serve(
    requests: readonly Request[],
  ): Promise<readonly PromiseSettledResult<Admitted>[]> {
    try {
      return await takeTogether(requests);
    } catch (error) {
      // After a lost connection the statement may have committed: repeating it could book twice.
      if (requests.length === 1 || !hasDoneNothing(error)) {
        return requests.map(() => ({ status: 'rejected', reason: error }));
      }
      options.onFallback?.(error, requests.length);
      return serveOneByOne(requests);
    }
  }

  /** Repeats the requests one by one, so that only the request that caused the error fails. */
  async function serveOneByOne(
    requests: readonly Request[],
  ): Promise<PromiseSettledResult<Admitted>[]> {
    const outcomes: PromiseSettledResult<Admitted>[] = [];
    const queues = queuesByTier(requests.map(tierOf));
    const serveQueues = async () => {
      for (let queue = queues.shift(); queue; queue = queues.shift()) {
        await serveQueue(queue, requests, outcomes);
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT_SINGLES }, serveQueues));
    return outcomes;
  }

  async function serveQueue(
    queue: readonly number[],
    requests: readonly Request[],
    outcomes: PromiseSettledResult<Admitted>[],
  ): Promise<void> {
    let blocked: PromiseRejectedResult | undefined;
    for (const position of queue) {
      const request = requests[position];
      if (request === undefined) continue;
      const outcome = blocked ?? (await settled(takeAlone(request)));
      outcomes[position] = outcome;
      if (outcome.status === 'rejected' && concernsTier(outcome.reason)) blocked = outcome;
    }
  }

  return createBatcher({
    serve,
    size: GROUP_SIZE,
    width: options.width,
    keyOf: options.keyOf,
    failsToo: (waiting, failed, error) =>
      tierOf(waiting) === tierOf(failed) && options.blocksTier?.(error) === true,
  });
}

/** For each tier the positions of its requests in the group, in their order. */
function queuesByTier(tiers: readonly number[]): number[][] {
  const queues = new Map<number, number[]>();
  tiers.forEach((tier, position) => queues.set(tier, [...(queues.get(tier) ?? []), position]));
  return [...queues.values()];
}

const settled = <T>(promise: Promise<T>): Promise<PromiseSettledResult<T>> =>
  promise.then(
    (value) => ({ status: 'fulfilled', value }),
    (reason: unknown) => ({ status: 'rejected', reason }),
  );
