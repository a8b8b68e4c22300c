import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** Key in app_meta. During set-up its value has the hashes of the tokens that the servers printed. */
const KEY = 'setup';

/** Undefined once set-up is done, and when it was never needed. */
export async function findTokenHashes(db: Db): Promise<readonly string[] | undefined> {
  const { rows } = await sql<{ hashes: string[] }>`
    select value -> 'hashes' as hashes from app_meta
    where key = ${KEY} and not exists (select from users)
  `.execute(db);
  return rows[0]?.hashes;
}

export async function hasPeople(db: Db): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Each server that starts before the set-up adds the hash of the token it prints. */
export async function addTokenHash(db: Db, hash: string): Promise<void> {
  await sql`
    insert into app_meta (key, value)
    values (${KEY}, jsonb_build_object('hashes', jsonb_build_array(${hash}::text)))
    on conflict (key) do update set value = jsonb_build_object('hashes',
      ((app_meta.value -> 'hashes') - ${hash}::text) || jsonb_build_array(${hash}::text))
  `.execute(db);
}

/**
 * Ends the set-up. A second transaction waits here until the first one ends.
 * @returns false when it has already ended
 */
export async function endSetup(trx: Db): Promise<boolean> {
  const row = await trx
    .deleteFrom('app_meta')
    .where('key', '=', KEY)
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}
