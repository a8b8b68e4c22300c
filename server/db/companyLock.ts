import type { Database } from './client';

type Db = Database['db'];

/** Locks the row with this name until the transaction ends; inserts the row at its first use. */
async function lockName(trx: Db, name: string): Promise<void> {
  await trx
    .insertInto('company_locks')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .selectFrom('company_locks')
    .select('name')
    .where('name', '=', name)
    .forUpdate()
    .execute();
}

/**
 * Serializes changes of a mail domain's company until the transaction ends. Needed because a company's domains are
 * stored in two tables, so no single constraint can keep a domain unique.
 */
export const lockDomain = (trx: Db, domain: string): Promise<void> =>
  lockName(trx, `domain ${domain}`);

/** Serializes merges of companies until the transaction ends. */
export const lockMerges = (trx: Db): Promise<void> => lockName(trx, 'merges');

/** Serializes guest invitations of one company until the transaction ends. */
export const lockGuests = (trx: Db, companyId: number): Promise<void> =>
  lockName(trx, `guests ${companyId}`);
