import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ModuleDeps } from '../../deps';
import type { SearchQuery } from './searchText.rules';

type Db = ModuleDeps['db'];

/** The other side of `searchVector`, for @@ and ts_rank. */
export function searchQuery({ tsquery }: SearchQuery): RawBuilder<string> {
  return sql<string>`(to_tsquery('simple', ${tsquery}) || to_tsquery('english', ${tsquery}))`;
}

/** The event contains every word, the last one as a prefix. */
export const hasWords = (query: SearchQuery): RawBuilder<SqlBool> =>
  sql<SqlBool>`e.search @@ ${searchQuery(query)}`;

/**
 * Every word occurs as a substring or has a similar one (trigrams): the fallback when the words as
 * typed match nothing. Run it in `withSimilarity`.
 */
export function isSimilarTo({ text }: SearchQuery): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(text.split(' ').map(isSimilarToWord), sql` and `)})`;
}

/** `wordsOf` has removed LIKE wildcards. Two letters are similar to too many words. */
function isSimilarToWord(word: string): RawBuilder<SqlBool> {
  const inside = sql<SqlBool>`e.search_text like ${`%${word}%`}`;
  return word.length < 3 ? inside : sql<SqlBool>`(${inside} or ${word} <% e.search_text)`;
}

/** pg_trgm's own 0.6 misses "symfony" for "symphony" (0.42). */
const MIN_SIMILARITY = '0.4';

/** Runs statements with `isSimilarTo`, which needs a setting to be able to use its index. */
export async function withSimilarity<Result>(
  db: Db,
  run: (trx: Db) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${MIN_SIMILARITY}, true)`.execute(
      trx,
    );
    return run(trx);
  });
}
