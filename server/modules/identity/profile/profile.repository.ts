import type { Updateable } from 'kysely';
import type { UsersTable } from '../../../db/schema/identity';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

const columns = [
  'id',
  'first_name',
  'last_name',
  'username',
  'email',
  'dob',
  'company_id',
  'invited_by',
  'gender',
  'role',
  'is_active',
] as const;

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

export const findProfile = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(columns)
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();

export const lockProfile = (trx: Db, id: number) =>
  trx
    .selectFrom('users')
    .select(columns)
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** @throws unique violation users_username_key */
export const updateProfile = (trx: Db, id: number, changes: Updateable<UsersTable>) =>
  trx
    .updateTable('users')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();

export async function companyExists(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('companies').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
