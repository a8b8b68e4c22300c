import { createBatcher } from '../../lib/batcher';

/** Maximum number of requests per statement; larger groups take longer and admit hardly more per second. */
const GROUP_SIZE = 64;
/** Maximum number of concurrent statements when a failed group is repeated one by one. */
const MAX_CONCURRENT_SINGLES = 4;

export interface GroupAdmissionOptions<Request, Admitted> {
  /**
   * Serves all requests in one statement and returns their outcomes in order. If it throws, it has served none.
   */
  takeTogether(requests: readonly Request[]): Promise<readonly PromiseSettledResult<Admitted>[]>;
  /** Serves a request whose group has failed. */
  takeAlone(request: Request): Promise<Admitted>;
  /** Maximum number of concurrent group statements. */
  width: number;
  /** Requests with the same key are duplicates, which must not be in the same statement. */
  keyOf(request: Request): string | null;
  /** Requests for the same tier are served in the order in which they arrived. */
  tierOf(request: Request): number;
  /** True for an error after which the statement has certainly written nothing. */
  hasDoneNothing(error: unknown): boolean;
  /** True for an error that the next request for the same tier would get as well. */
  concernsTier(error: unknown): boolean;
  /** True for an error after so long a wait that the requests queued for the tier are refused. */
  blocksTier?(error: unknown): boolean;
  /** Called with the number of requests when a group is repeated one by one. */
  onFallback?(error: unknown, requests: number): void;
}

/**
 * Group admission (D11). PostgreSQL can commit only a few thousand updates of one tier's row per second, so requests
 * that arrive while a statement runs share the next statement.
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
      // After a lost connection the statement may have committed, so repeating it could book twice.
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

/** The positions of each tier's requests in the group, in order. */
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
