import { sql } from 'kysely';
import { fullName } from '../../db/expressions/personName';
import type { ApiKeysTable } from '../../db/schema/apiKeys';
import type { ModuleDeps } from '../../deps';
import type { KeyOwner } from './apiKeys.rules';

type Db = ModuleDeps['db'];

export type KeyRow = Awaited<ReturnType<typeof findKeys>>[number];

/** Newest first. */
export const findKeys = (db: Db, owner: KeyOwner) =>
  keysOf(db, owner).orderBy('k.id', 'desc').execute();

export const findKey = (db: Db, owner: KeyOwner, id: number) =>
  keysOf(db, owner).where('k.id', '=', id).executeTakeFirst();

const keysOf = (db: Db, { company_id: company, organizer_id: organizer }: KeyOwner) =>
  db
    .selectFrom('api_keys as k')
    .innerJoin('users as u', 'u.id', 'k.user_id')
    .where((eb) =>
      company === null ? eb('k.organizer_id', '=', organizer) : eb('k.company_id', '=', company),
    )
    .select([
      'k.id',
      'k.company_id',
      'k.organizer_id',
      'k.user_id',
      'k.name',
      'k.prefix',
      'k.scopes',
      'k.created_at',
      'k.expires_at',
      'k.last_used_at',
      fullName.as('created_by'),
    ]);

export const findByHash = (db: Db, hash: string) =>
  db
    .selectFrom('api_keys')
    .select(['id', 'company_id', 'organizer_id', 'user_id', 'scopes', 'expires_at', 'last_used_at'])
    .where('key_hash', '=', hash)
    .executeTakeFirst();

export const findOrganizer = (db: Db, id: number) =>
  db.selectFrom('organizers').select('id').where('id', '=', id).executeTakeFirst();

/** Serializes the creation of keys of this owner; bookings, which refer to it, do not wait. */
export async function lockOwner(trx: Db, { company_id, organizer_id }: KeyOwner): Promise<void> {
  const table = sql.table(company_id === null ? 'organizers' : 'companies');
  await sql`select from ${table} where id = ${company_id ?? organizer_id} for no key update`.execute(
    trx,
  );
}

export type NewKey = Pick<
  ApiKeysTable,
  'user_id' | 'company_id' | 'organizer_id' | 'name' | 'prefix' | 'key_hash' | 'scopes'
> & { created_at: Date; expires_at: Date | null };

export async function insertKey(trx: Db, key: NewKey): Promise<number> {
  const { id } = await trx
    .insertInto('api_keys')
    .values(key)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False when it was deleted before. */
export async function deleteKey(trx: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('api_keys')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function recordUse(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('api_keys').set({ last_used_at: at }).where('id', '=', id).execute();
}
