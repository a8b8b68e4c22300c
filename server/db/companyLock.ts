import type { Database } from './client';

type Db = Database['db'];

/** Holds the row of this name until the transaction ends; it is made when it is used first. */
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
 * Whoever makes a company of a mail domain, proves the domain for one, or moves it to another holds this
 * until the transaction ends: the domain of a company stands in two tables.
 */
export const lockDomain = (trx: Db, domain: string): Promise<void> =>
  lockName(trx, `domain ${domain}`);

/** Of two merges of companies the second waits until the transaction of the first ends. */
export const lockMerges = (trx: Db): Promise<void> => lockName(trx, 'merges');

/** Of two transactions that invite guests of one company the second waits until the first ends. */
export const lockGuests = (trx: Db, companyId: number): Promise<void> =>
  lockName(trx, `guests ${companyId}`);
