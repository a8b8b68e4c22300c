import { sql } from 'kysely';
import { keptList } from '../../db/expressions/keptList';
import type { Db } from './bookings.repository';

export interface Standing {
  /** One of the companies is suspended. */
  isSuspended: boolean;
  /** The account of the person is closed or erased. */
  isClosed: boolean;
}

/**
 * None of the companies can be suspended, and the account cannot be closed, until the transaction ends: both lock the
 * row for update.
 */
export async function lockStanding(
  trx: Db,
  { companyIds, userId }: { companyIds: readonly number[]; userId: number | null },
): Promise<Standing> {
  const { rows } = await sql<Standing>`
    with companies_locked as (
      select suspended_at from companies where id = any(${keptList(companyIds)}) order by id for key share
    ), person as (
      select is_active from users where id = ${userId} for key share
    )
    select exists (select from companies_locked where suspended_at is not null) as "isSuspended",
      exists (select from person where not is_active) as "isClosed"
  `.execute(trx);
  return rows[0] ?? { isSuspended: false, isClosed: false };
}
