import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ModuleDeps } from '../../deps';
import type { SearchQuery } from './searchText.rules';

type Db = ModuleDeps['db'];

/** The other side of `searchVector`, for @@ and ts_rank. */
export function searchQuery({ tsquery }: SearchQuery): RawBuilder<string> {
  return sql<string>`(to_tsquery('simple', ${tsquery}) || to_tsquery('english', ${tsquery}))`;
}

/** Every word is in the event, the last one as the beginning of a word. */
export const hasWords = (query: SearchQuery): RawBuilder<SqlBool> =>
  sql<SqlBool>`e.search @@ ${searchQuery(query)}`;

/**
 * Every word is somewhere inside, or something much like it (trigrams): what is tried when the words
 * as they were typed find nothing. Run it in `forgiving`.
 */
export function looksLike({ text }: SearchQuery): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(text.split(' ').map(likeWord), sql` and `)})`;
}

/** Holds no LIKE sign: `wordsOf` left none. Two letters are like too much. */
function likeWord(word: string): RawBuilder<SqlBool> {
  const inside = sql<SqlBool>`e.search_text like ${`%${word}%`}`;
  return word.length < 3 ? inside : sql<SqlBool>`(${inside} or ${word} <% e.search_text)`;
}

/** pg_trgm's own 0.6 misses "symfony" for "symphony" (0.42). */
const MUCH_LIKE = '0.4';

/** Runs statements with `looksLike`, which needs a setting to be able to use its index. */
export async function forgiving<Result>(
  db: Db,
  run: (trx: Db) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${MUCH_LIKE}, true)`.execute(
      trx,
    );
    return run(trx);
  });
}
