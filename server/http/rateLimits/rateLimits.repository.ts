import { sql } from 'kysely';
import type { ModuleDeps } from '../../deps';
import type { Rule } from './limits';

type Db = ModuleDeps['db'];

/**
 * Counts one request for a key if all rules have room for it. One statement, so that concurrent calls
 * from any number of processes never exceed the rules.
 */
export async function countOne(
  db: Db,
  key: string,
  rules: readonly Rule[],
  at: Date,
): Promise<boolean> {
  const since = (seconds: number) => new Date(at.getTime() - seconds * 1000);
  const longest = Math.max(...rules.map(({ seconds }) => seconds));
  const expiresAt = new Date(at.getTime() + longest * 1000);
  const room = rules.map(
    ({ max, seconds }) =>
      sql`(select count(*) from unnest(r.hits) as hit where hit > ${since(seconds)}) < ${max}`,
  );
  const counted = await sql`
    insert into rate_limits as r (key, hits, expires_at)
    values (${key}, array[${at}::timestamptz], ${expiresAt})
    on conflict (key) do update set
      hits = array(select hit from unnest(r.hits) as hit where hit > ${since(longest)} order by hit)
        || ${at}::timestamptz,
      expires_at = excluded.expires_at
    where ${sql.join(room, sql` and `)}
    returning 1
  `.execute(db);
  return counted.rows.length === 1;
}

/** Times of the counted requests of a key, in milliseconds since 1970. */
export async function readHits(db: Db, key: string): Promise<number[]> {
  const row = await db
    .selectFrom('rate_limits')
    .select('hits')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.hits.map((hit) => hit.getTime()) ?? [];
}

/** Removes one count that was made at this time. */
export async function uncountOne(db: Db, key: string, at: Date): Promise<void> {
  await sql`
    update rate_limits set
      hits = hits[:array_position(hits, ${at}::timestamptz) - 1]
        || hits[array_position(hits, ${at}::timestamptz) + 1:]
    where key = ${key} and ${at}::timestamptz = any(hits)
  `.execute(db);
}

export async function deleteKeys(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', 'in', keys).execute();
}

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('expires_at', '<', now).execute();
}
