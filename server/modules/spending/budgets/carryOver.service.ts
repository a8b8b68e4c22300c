import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import * as repository from './budgetChanges.repository';

type Db = ModuleDeps['db'];

/**
 * Moves the remaining amount of ended budgets that carry over to the next budget of the cost centre, once, after all
 * reservations have ended (docs/product/companies.md#budgets).
 * @param costCentreId null for all cost centres
 * @returns how many budgets were carried over
 */
export async function carryOver(trx: Db, costCentreId: number | null): Promise<number> {
  for (let count = 0; ; count += 1) {
    const found = await repository.lockNextCarryOver(trx, costCentreId);
    if (!found) return count;
    const amount = Math.max(0, found.remaining);
    await repository.moveRemaining(trx, found, amount);
    if (amount === 0) continue;
    const line = { kind: 'carried_over', actor: null } as const;
    await repository.insertLimitChange(trx, {
      ...line,
      budgetId: found.from_id,
      change: -amount,
      note: `Carried over to the budget from ${found.to_starts_on}.`,
    });
    await repository.insertLimitChange(trx, {
      ...line,
      budgetId: found.to_id,
      change: amount,
      note: `Carried over from the budget from ${found.from_starts_on}.`,
    });
  }
}

/** Runs for all cost centres. Several processes may run it concurrently. */
export const carryOverAll = (db: Db): Promise<number> =>
  inTransaction(db, (trx) => carryOver(trx, null));
