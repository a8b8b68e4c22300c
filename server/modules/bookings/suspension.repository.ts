import { sql } from 'kysely';
import { keptList } from '../../db/expressions/keptList';
import type { Db } from './bookings.repository';

export interface AccountStatus {
  /** At least one of the companies is suspended. */
  isSuspended: boolean;
  /** The person's account is closed or erased. */
  isClosed: boolean;
}

/**
 * Share-locks the companies and the person, so that they cannot be suspended or closed until the transaction ends:
 * suspending and closing lock these rows for update.
 */
export async function lockAccountStatus(
  trx: Db,
  { companyIds, userId }: { companyIds: readonly number[]; userId: number | null },
): Promise<AccountStatus> {
  const { rows } = await sql<AccountStatus>`
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
