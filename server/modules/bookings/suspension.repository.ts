import { sql } from 'kysely';
import { keptList } from '../../db/expressions/keptList';
import type { Db } from './bookings.repository';

/**
 * Whether one of the companies is suspended. None of them can be until the transaction ends: suspending
 * locks the company's row.
 */
export async function isAnySuspended(trx: Db, companyIds: readonly number[]): Promise<boolean> {
  const rows = await trx
    .selectFrom('companies')
    .select('suspended_at')
    .where('id', '=', sql<number>`any(${keptList(companyIds)})`)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.some((row) => row.suspended_at !== null);
}
