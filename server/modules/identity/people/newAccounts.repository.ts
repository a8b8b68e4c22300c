import type { Insertable } from 'kysely';
import type { UsersTable } from '../../../db/schema/identity';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

export async function hasAccount(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Undefined when the username or the email is taken; `hasAccount` distinguishes the two. */
export const insertUser = (db: Db, user: Insertable<UsersTable>) =>
  db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'username'])
    .executeTakeFirst();
