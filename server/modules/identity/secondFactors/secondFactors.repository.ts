import { sql } from 'kysely';
import { hasSecondFactor } from '../../../db/expressions/secondFactor';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** Which factors the person has. */
export async function findFactors(db: Db, userId: number) {
  const { rows } = await sql<{ totp: Date | null; passkeys: number; codes: number }>`
    select
      (select confirmed_at from totp_factors where user_id = ${userId}) as totp,
      (select count(*)::int from passkeys where user_id = ${userId}) as passkeys,
      (select count(*)::int from recovery_codes where user_id = ${userId} and used_at is null) as codes
  `.execute(db);
  return rows[0] ?? { totp: null, passkeys: 0, codes: 0 };
}

export const findTotp = (db: Db, userId: number) =>
  db
    .selectFrom('totp_factors')
    .select(['secret', 'confirmed_at', 'last_step'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Replaces a secret that was not confirmed. @returns false when one is confirmed */
export async function startTotp(db: Db, userId: number, secret: string, at: Date) {
  const result = await db
    .insertInto('totp_factors')
    .values({ user_id: userId, secret, created_at: at })
    .onConflict((row) =>
      row
        .column('user_id')
        .doUpdateSet({ secret, created_at: at })
        .where('totp_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** @returns false when another call has confirmed or replaced the secret meanwhile */
export async function confirmTotp(
  trx: Db,
  { userId, secret, step, at }: { userId: number; secret: string; step: number; at: Date },
) {
  const result = await trx
    .updateTable('totp_factors')
    .set({ confirmed_at: at, last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Keeps the step of an accepted code. @returns false when a code of this step or a later one was accepted before */
export async function takeStep(db: Db, userId: number, step: number): Promise<boolean> {
  const result = await db
    .updateTable('totp_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export const replaceSecret = (db: Db, userId: number, from: string, to: string) =>
  db
    .updateTable('totp_factors')
    .set({ secret: to })
    .where('user_id', '=', userId)
    .where('secret', '=', from)
    .execute();

/** @returns false when there was none that is confirmed */
export async function deleteTotp(trx: Db, userId: number): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('totp_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return Boolean(deleted?.confirmed_at);
}

export async function replaceRecoveryCodes(trx: Db, userId: number, hashes: readonly string[]) {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (hashes.length === 0) return;
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** @returns false for an unknown code and one that was used before */
export async function takeRecoveryCode(trx: Db, userId: number, codeHash: string, at: Date) {
  const result = await trx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Recovery codes are of no use without a second factor. */
export const deleteUselessCodes = (trx: Db, userId: number) =>
  sql`
    delete from recovery_codes where user_id = ${userId}
      and not exists (select from users where users.id = ${userId} and ${hasSecondFactor})
  `.execute(trx);

/** The person's row, locked, so that changes of one person's factors follow each other. */
export const lockPerson = (trx: Db, userId: number) =>
  trx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** Notes that the session has proved who the person is. */
export const markProved = (db: Db, sessionId: string, at: Date) =>
  db.updateTable('sessions').set({ proved_at: at }).where('id', '=', sessionId).execute();

/** Whether the session has proved who the person is since a time. */
export async function wasProvedSince(db: Db, sessionId: string, since: Date): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('proved_at', '>=', since)
    .executeTakeFirst();
  return session !== undefined;
}

/** Removes every second factor and recovery code of the person. */
export async function deleteFactors(trx: Db, userId: number): Promise<void> {
  for (const table of ['totp_factors', 'passkeys', 'recovery_codes'] as const) {
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}
