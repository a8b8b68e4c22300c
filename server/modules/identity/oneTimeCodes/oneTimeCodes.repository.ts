import { sql } from 'kysely';
import type { CodePurpose } from '../../../db/schema/identity';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

export interface CodeKey {
  purpose: CodePurpose;
  /** As `parseEmail` returns it. */
  email: string;
}

interface NewCode extends CodeKey {
  codeHash: string;
  issuedAt: Date;
  expiresAt: Date;
}

/** Replaces the code of this purpose and address with no tries used. */
export async function replaceCode(db: Db, code: NewCode): Promise<void> {
  const values = {
    code_hash: code.codeHash,
    issued_at: code.issuedAt,
    expires_at: code.expiresAt,
    tries: 0,
  };
  await db
    .insertInto('one_time_codes')
    .values({ purpose: code.purpose, email: code.email, ...values })
    .onConflict((conflict) => conflict.columns(['purpose', 'email']).doUpdateSet(values))
    .execute();
}

/**
 * Uses one try of a valid code and returns its hash; undefined when there is no valid code with a try
 * left. One statement, so that concurrent calls get at most `maxTries` hashes.
 */
export const useTry = (db: Db, { purpose, email }: CodeKey, now: Date, maxTries: number) =>
  db
    .updateTable('one_time_codes')
    .set({ tries: sql`tries + 1` })
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('tries', '<', maxTries)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();

export const findCode = (db: Db, { purpose, email }: CodeKey) =>
  db
    .selectFrom('one_time_codes')
    .select(['tries', 'expires_at'])
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .executeTakeFirst();

/** @returns false when the code no longer exists: used or replaced by a concurrent request */
export async function deleteCode(db: Db, key: CodeKey, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('one_time_codes')
    .where('purpose', '=', key.purpose)
    .where('email', '=', key.email)
    .where('code_hash', '=', codeHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function deleteExpiredBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('one_time_codes').where('expires_at', '<', before).execute();
}
