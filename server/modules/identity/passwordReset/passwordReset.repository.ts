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
