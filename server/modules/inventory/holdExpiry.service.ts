import { inTransaction } from '../../db/transaction';
import { repeat } from '../../jobs/pollLoop';
import type { ModuleDeps } from '../../deps';
import { forgetOldKeys } from '../../http/idempotency/idempotency.repository';
import { completePast, expireHolds } from './holdExpiry.repository';

const EVERY_MS = 5_000;
/** Of the sweeps, each such also does what nobody waits for: completing and forgetting. */
const THOROUGH_EVERY = 12;

export interface Swept {
  /** Holds that ended, and bookings that became completed. */
  expired: number;
  completed: number;
}

export type Sweeper = ReturnType<typeof createSweeper>;

/**
 * Gives back the seats of holds that have run out, and completes what is over. Readers decide both
 * by the time as well, so nothing depends on when it runs; any number of processes may run it.
 */
export function createSweeper({ db, log }: Pick<ModuleDeps, 'db' | 'log'>) {
  /** Repeats a batch until there is nothing left for it. */
  async function drain(batch: Parameters<typeof inTransaction<number>>[1]): Promise<number> {
    let total = 0;
    for (;;) {
      const done = await inTransaction(db, batch);
      if (done === 0) return total;
      total += done;
    }
  }

  const sweepOnce = async ({ thorough = true } = {}): Promise<Swept> => {
    const expired = await drain(expireHolds);
    if (!thorough) return { expired, completed: 0 };
    const completed = await drain(completePast);
    await forgetOldKeys(db);
    return { expired, completed };
  };

  /** @returns what stops it; the sweep that is running is waited for */
  function startSweeping(): () => Promise<void> {
    let turns = 0;
    return repeat(
      () => sweepOnce({ thorough: turns++ % THOROUGH_EVERY === 0 }),
      EVERY_MS,
      (error) => log.error({ err: error }, 'sweeping holds failed'),
    );
  }

  return { sweepOnce, startSweeping };
}
