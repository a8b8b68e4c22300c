import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

const shown = ['id', 'name', 'created_at', 'last_used_at'] as const;

export const listPasskeys = (db: Db, userId: number) =>
  db
    .selectFrom('passkeys')
    .select([...shown, 'transports'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** With the person that it belongs to. */
export const findPasskey = (db: Db, id: string) =>
  db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select([
      'passkeys.id',
      'passkeys.user_id',
      'passkeys.public_key',
      'passkeys.counter',
      'users.is_active',
    ])
    .where('passkeys.id', '=', id)
    .executeTakeFirst();

interface NewPasskey {
  id: string;
  userId: number;
  name: string;
  publicKey: string;
  counter: number;
  transports: readonly string[];
  at: Date;
}

/** @returns false when the passkey is registered already */
export async function insertPasskey(trx: Db, passkey: NewPasskey): Promise<boolean> {
  const result = await trx
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      user_id: passkey.userId,
      name: passkey.name,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      created_at: passkey.at,
    })
    .onConflict((row) => row.column('id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Keeps the counter of a use. @returns false when another use with this counter or a later one was faster */
export async function recordUse(
  db: Db,
  { id, counter, at }: { id: string; counter: number; at: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: at })
    .where('id', '=', id)
    // Many authenticators do not count: theirs is always 0.
    .where((eb) =>
      eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.lit(counter === 0)])]),
    )
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export const renamePasskey = (db: Db, userId: number, id: string, name: string) =>
  db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(shown)
    .executeTakeFirst();

export async function deletePasskey(trx: Db, userId: number, id: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

export const insertChallenge = (
  db: Db,
  challenge: string,
  userId: number | null,
  expiresAt: Date,
) =>
  db
    .insertInto('passkey_challenges')
    .values({ challenge, user_id: userId, expires_at: expiresAt })
    .execute();

/** Uses a challenge up. @param userId who registers; null for a sign-in. @returns false when it is unknown or has expired */
export async function takeChallenge(db: Db, challenge: string, userId: number | null, at: Date) {
  const deleted = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

export const deleteChallengesBefore = (db: Db, at: Date) =>
  db.deleteFrom('passkey_challenges').where('expires_at', '<', at).execute();
