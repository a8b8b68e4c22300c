import { lockTiers } from '../../db/lockOrder';
import { inTransaction } from '../../db/transaction';
import { pollLoop } from '../../jobs/pollLoop';
import type { ModuleDeps } from '../../deps';
import { purgeOldKeys } from '../../http/idempotency/idempotency.repository';
import type { HoldLimitService } from './holdLimits.service';
import {
  completePast,
  endExpired,
  expireHolds,
  refreshLowestPrices,
  type ExpiredHold,
} from './holdExpiry.repository';

const EVERY_MS = 5_000;
/** Every how many runs past bookings are completed, lowest prices renewed and old idempotency keys purged. */
const THOROUGH_EVERY = 12;

/**
 * Does for some of the locked bookings what the worker would: an answer never depends on when that ran. All their
 * tiers are locked first, because the transaction goes on with them.
 * @param tierIds of all bookings that the transaction has locked
 */
export async function endExpiredHolds(
  trx: ModuleDeps['db'],
  expired: readonly ExpiredHold[],
  tierIds: readonly number[],
): Promise<void> {
  await lockTiers(trx, tierIds);
  await endExpired(trx, expired);
}

export interface HoldExpiryRun {
  /** Holds that expired. */
  expired: number;
  /** Bookings that became completed. */
  completed: number;
}

export type HoldExpiryWorker = ReturnType<typeof createHoldExpiryWorker>;

/**
 * Makes the seats of expired holds available again, completes bookings whose event is over and follows sale
 * windows with the price by which events are listed. Queries
 * apply the same times (`effectiveHold`, `effectiveStatus`), so their results do not depend on when
 * this runs. Several processes may run it concurrently.
 */
export function createHoldExpiryWorker({
  db,
  log,
  holdLimits,
}: Pick<ModuleDeps, 'db' | 'log'> & { holdLimits?: Pick<HoldLimitService, 'raiseCounts'> }) {
  /** Repeats a batch until it finds nothing more to do. */
  async function drain(batch: Parameters<typeof inTransaction<number>>[1]): Promise<number> {
    let total = 0;
    for (;;) {
      const done = await inTransaction(db, batch);
      if (done === 0) return total;
      total += done;
    }
  }

  const runOnce = async ({ thorough = true } = {}): Promise<HoldExpiryRun> => {
    const expired = await drain(expireHolds);
    if (!thorough) return { expired, completed: 0 };
    const completed = await drain(completePast);
    await purgeOldKeys(db);
    await refreshLowestPrices(db);
    return { expired, completed };
  };

  /** @returns a function that stops the worker after the run under way */
  function start(): () => Promise<void> {
    let runs = 0;
    let isRaised = false;
    return pollLoop(
      async () => {
        if (!isRaised) await holdLimits?.raiseCounts(db);
        isRaised = true;
        await runOnce({ thorough: runs++ % THOROUGH_EVERY === 0 });
      },
      EVERY_MS,
      (error) => log.error({ err: error }, 'hold expiry failed'),
    );
  }

  return { runOnce, start };
}
