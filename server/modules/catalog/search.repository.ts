import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { searchQuery } from '../../db/expressions/searchVector';
import { joinTransaction } from '../../db/transaction';
import type { ModuleDeps } from '../../deps';
import type { SearchQuery } from './searchText.rules';

type Db = ModuleDeps['db'];

/** The event contains every word, the last one as a prefix. */
export const hasWords = (query: SearchQuery): RawBuilder<SqlBool> =>
  sql<SqlBool>`e.search @@ ${searchQuery(query)}`;

/** Further words of a search by similarity are ignored: all events with a part of each would be looked at. */
const MOST_WORDS = 4;
/** Events that are looked at more closely: how similar a text is takes longer to see than what it contains. */
const MOST_SIMILAR = 200;

/**
 * Every word occurs as a substring or is similar to a word of the event (trigrams): the fallback when
 * the words as typed match nothing. Of very many such events, some. Run it in `withSimilarity`.
 */
export function isSimilarTo({ text }: SearchQuery): RawBuilder<SqlBool> {
  const words = text.split(' ').slice(0, MOST_WORDS).map(isSimilarToWord);
  return sql<SqlBool>`e.id in (
    select similar_event.id from (
      select e.id from events e where ${sql.join(words, sql` and `)} limit ${sql.lit(MOST_SIMILAR)}
    ) similar_event
  )`;
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

/**
 * Runs `run` in a transaction with the similarity threshold that `isSimilarTo` needs. A search of which no word has
 * three letters that the database makes a trigram of, in some locales those of English alone, is not run: no index
 * serves it, and all events would be read. Each search is planned for its own words.
 * @param nothing the result of a search that is not run
 */
export async function withSimilarity<Result>(
  db: Db,
  { text }: SearchQuery,
  { nothing, run }: { nothing: Result; run: (trx: Db) => Promise<Result> },
): Promise<Result> {
  return joinTransaction(db, async (trx) => {
    const { rows } = await sql<{ has_trigrams: boolean }>`
      select set_config('pg_trgm.word_similarity_threshold', ${MIN_SIMILARITY}, true),
        set_config('plan_cache_mode', 'force_custom_plan', true),
        exists (
          select from unnest(${text.split(' ')}::text[]) as word
          where length(word) >= 3 and cardinality(show_trgm(word)) > 0
        ) as has_trigrams
    `.execute(trx);
    return rows[0]?.has_trigrams ? run(trx) : nothing;
  });
}
