import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** Undefined for an unknown address and for a closed account. */
export const findActiveAccount = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'email'])
    .where('email', '=', email)
    .where('is_active', '=', true)
    .executeTakeFirst();

export async function setPassword(db: Db, userId: number, passwordHash: string, at: Date) {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: at })
    .where('id', '=', userId)
    .execute();
}

export async function endSessions(db: Db, userId: number, reason: string, at: Date) {
  await db
    .updateTable('sessions')
    .set({ ended_at: at, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function insertLink(db: Db, userId: number, tokenHash: string, expiresAt: Date) {
  await db
    .insertInto('password_reset_links')
    .values({ user_id: userId, token_hash: tokenHash, expires_at: expiresAt })
    .execute();
}

/** The account of a valid link; undefined also for a closed account. */
export const findLinkedAccount = (db: Db, tokenHash: string, now: Date) =>
  db
    .selectFrom('password_reset_links')
    .innerJoin('users', 'users.id', 'password_reset_links.user_id')
    .select(['users.id', 'users.email'])
    .where('token_hash', '=', tokenHash)
    .where('password_reset_links.expires_at', '>', now)
    .where('users.is_active', '=', true)
    .executeTakeFirst();

/** @returns false when the link no longer exists: a concurrent request has used it */
export async function deleteLink(db: Db, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('password_reset_links')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function deleteLinksOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('password_reset_links').where('user_id', '=', userId).execute();
}

export async function deleteLinksExpiredBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('password_reset_links').where('expires_at', '<', before).execute();
}
