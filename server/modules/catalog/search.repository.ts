import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { searchQuery } from '../../db/expressions/searchVector';
import type { ModuleDeps } from '../../deps';
import type { SearchQuery } from './searchText.rules';

type Db = ModuleDeps['db'];

/** The event contains every word, the last one as a prefix. */
export const hasWords = (query: SearchQuery): RawBuilder<SqlBool> =>
  sql<SqlBool>`e.search @@ ${searchQuery(query)}`;

/**
 * Every word occurs as a substring or is similar to a word of the event (trigrams): the fallback when
 * the words as typed match nothing. Run it in `withSimilarity`.
 */
export function isSimilarTo({ text }: SearchQuery): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(text.split(' ').map(isSimilarToWord), sql` and `)})`;
}

/**
 * `wordsOf` has removed LIKE wildcards. Words of one or two letters match as substrings only, as
 * too many words are similar to them.
 */
function isSimilarToWord(word: string): RawBuilder<SqlBool> {
  const inside = sql<SqlBool>`e.search_text like ${`%${word}%`}`;
  return word.length < 3 ? inside : sql<SqlBool>`(${inside} or ${word} <% e.search_text)`;
}

/** The default of pg_trgm, 0.6, misses "symfony" for "symphony" (0.42). */
const MIN_SIMILARITY = '0.4';

/** Runs `run` in a transaction with the similarity threshold that `isSimilarTo` needs. */
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
