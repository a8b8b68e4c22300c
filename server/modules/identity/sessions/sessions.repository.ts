import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** Sessions of a person that have not ended, the given one first. */
export const listOpen = (
  db: Db,
  { userId, sessionId, at, limit }: { userId: number; sessionId: string; at: Date; limit: number },
) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'network', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy(sql`id = ${sessionId}`, 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

/** @returns false when the person has no such session, or it has ended */
export async function endOne(db: Db, userId: number, sessionId: string, at: Date) {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: at, end_reason: 'ended_by_person' })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}

export async function endOthers(db: Db, userId: number, sessionId: string, at: Date) {
  await db
    .updateTable('sessions')
    .set({ ended_at: at, end_reason: 'ended_by_person' })
    .where('user_id', '=', userId)
    .where('id', '<>', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}
