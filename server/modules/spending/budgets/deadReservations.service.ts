import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { releaseBudget } from './budgetUse.service';
import { keepDead, lockDead } from './deadReservations.repository';

/**
 * Gives budgets back what bookings reserve that hold no seats any more and wait for no request: their hold ran
 * out, or they were cancelled or removed. Several processes may run it concurrently.
 * @returns how many bookings were released
 */
export async function releaseDeadReservations({ db }: Pick<ModuleDeps, 'db'>): Promise<number> {
  let total = 0;
  for (;;) {
    const released = await inTransaction(db, async (trx) => {
      const dead = await lockDead(trx);
      if (dead.length === 0) return null;
      const ids = await keepDead(trx, dead);
      await releaseBudget(trx, ids, { note: 'The seats are held no longer.' });
      return ids.length;
    });
    if (released === null) return total;
    total += released;
  }
}
