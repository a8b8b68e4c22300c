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
/** Runs between completing past bookings, refreshing lowest prices and purging old idempotency keys. */
const SLOW_TASKS_EVERY_RUNS = 12;

/**
 * Expires holds of locked bookings as the worker would, so that answers do not depend on when the worker runs. Locks
 * all tiers first, because the transaction uses them afterwards.
 * @param tierIds the tiers of all bookings that the transaction has locked
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
  /** Number of expired holds. */
  expired: number;
  /** Number of completed bookings. */
  completed: number;
}

export type HoldExpiryWorker = ReturnType<typeof createHoldExpiryWorker>;

/**
 * Releases the seats of expired holds, completes bookings whose event is over, and updates list prices when sale
 * windows start or end. Queries apply the same times (`effectiveHold`, `effectiveStatus`), so their results do not
 * depend on when it runs. Several processes may run it concurrently.
 */
export function createHoldExpiryWorker({
  db,
  log,
  holdLimits,
}: Pick<ModuleDeps, 'db' | 'log'> & { holdLimits?: Pick<HoldLimitService, 'raiseCounts'> }) {
  /** Repeats a batch until nothing is left to do. */
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

  /** @returns a function that stops the worker after the current run */
  function start(): () => Promise<void> {
    let runs = 0;
    let isRaised = false;
    return pollLoop(
      async () => {
        if (!isRaised) await holdLimits?.raiseCounts(db);
        isRaised = true;
        await runOnce({ thorough: runs++ % SLOW_TASKS_EVERY_RUNS === 0 });
      },
      EVERY_MS,
      (error) => log.error({ err: error }, 'hold expiry failed'),
    );
  }

  return { runOnce, start };
}
