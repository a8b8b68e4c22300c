import type { Selectable } from 'kysely';
import type { PendingSignupsTable } from '../../../db/schema/identity';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

export type PendingSignup = Selectable<PendingSignupsTable>;

/** Replaces an earlier form of the same address. */
export async function savePending(db: Db, pending: PendingSignup): Promise<void> {
  const { email: _email, ...values } = pending;
  await db
    .insertInto('pending_signups')
    .values(pending)
    .onConflict((conflict) => conflict.column('email').doUpdateSet(values))
    .execute();
}

export const findPending = (db: Db, email: string): Promise<PendingSignup | undefined> =>
  db.selectFrom('pending_signups').selectAll().where('email', '=', email).executeTakeFirst();

/** Deletes the form and returns it. */
export const takePending = (db: Db, email: string): Promise<PendingSignup | undefined> =>
  db.deleteFrom('pending_signups').where('email', '=', email).returningAll().executeTakeFirst();

export async function deletePendingBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('pending_signups').where('requested_at', '<', before).execute();
}

/**
 * The company of a domain, created if there is none. Of two concurrent sign-ups from one
 * new domain the second waits here until the transaction of the first ends.
 */
export async function findOrCreateCompany(db: Db, domain: string, name: string, at: Date) {
  const created = await db
    .insertInto('companies')
    .values({ domain, name, created_at: at })
    .onConflict((conflict) => conflict.column('domain').doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst();
  if (created) return { ...created, isNew: true };
  const company = await db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('domain', '=', domain)
    .executeTakeFirstOrThrow();
  return { ...company, isNew: false };
}
