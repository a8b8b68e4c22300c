import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { releaseBudget } from './budgetUse.service';
import { filterStillStale, lockStaleReservations } from './staleReservations.repository';

/**
 * Releases budget reservations of bookings that no longer hold seats: the hold expired, or the booking was cancelled
 * or removed. Several processes may run it concurrently.
 * @returns how many bookings were released
 */
export async function releaseStaleReservations({ db }: Pick<ModuleDeps, 'db'>): Promise<number> {
  let total = 0;
  for (;;) {
    const released = await inTransaction(db, async (trx) => {
      const candidates = await lockStaleReservations(trx);
      if (candidates.length === 0) return null;
      const ids = await filterStillStale(trx, candidates);
      await releaseBudget(trx, ids, { note: 'The seats are held no longer.' });
      return ids.length;
    });
    if (released === null) return total;
    total += released;
  }
}
