import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { searchQuery, simpleQuery } from '../../db/expressions/searchVector';
import { joinTransaction } from '../../db/transaction';
import type { ModuleDeps } from '../../deps';
import type { SearchQuery, SimilarWords } from './searchText.rules';

type Db = ModuleDeps['db'];

/** The event contains every word, the last one as a prefix. */
export const hasWords = (query: SearchQuery): RawBuilder<SqlBool> =>
  sql<SqlBool>`e.search @@ ${searchQuery(query)}`;

/** Number of events searched for parts of words, which no index serves. */
const MAX_WITH_PARTS = 1_000;

/**
 * Matches an event that has, for every search word, a word that is similar to it or contains it. Used if the typed
 * words match nothing. Parts of one or two letters are searched only in the newest events that match the other words.
 */
export function hasSimilarWords({ tsquery, parts }: SimilarWords): RawBuilder<SqlBool> {
  const hasOne = sql<SqlBool>`e.search @@ ${simpleQuery(tsquery)}`;
  if (parts.length === 0) return hasOne;
  const hasParts = parts.map((part) => sql<SqlBool>`looked_at.search_text like ${`%${part}%`}`);
  return sql<SqlBool>`e.id in (
    select looked_at.id from (
      select e.id, e.search_text from events e where ${hasOne}
      order by e.id desc limit ${sql.lit(MAX_WITH_PARTS)}
    ) looked_at
    where ${sql.join(hasParts, sql` and `)}
  )`;
}

/** Further words of a similarity search are ignored, because each needs a lookup. */
const MAX_WORDS = 4;
/** Further letters of a word are ignored, because each adds a trigram to search for. */
const MAX_LETTERS = 32;
/** Number of similar words that replace a typed word; the most similar ones are used. */
const MAX_SIMILAR = 12;
/** The default of pg_trgm, 0.6, misses "symfony" for "symphony" (0.42). */
const MIN_SIMILARITY = '0.4';

/**
 * The event words that are similar to the search words or contain them; null if a search word has no match. Words of
 * one or two letters become `parts`, because too many words are similar to them. Also null if no word has trigrams,
 * which some locales form only from English letters: without trigrams no index helps, and every event word would be
 * read.
 */
export async function findSimilarWords(
  db: Db,
  { text }: Pick<SearchQuery, 'text'>,
): Promise<SimilarWords | null> {
  const words = text.split(' ').slice(0, MAX_WORDS);
  const whole = words.filter((word) => word.length >= 3).map((word) => word.slice(0, MAX_LETTERS));
  if (whole.length === 0) return null;
  const similar = await joinTransaction(db, async (trx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${MIN_SIMILARITY}, true)`.execute(
      trx,
    );
    const { rows } = await sql<{ words: string[] }>`
      select case when cardinality(show_trgm(searched.word)) > 0 then array(
        select w.word from event_words w
        where w.word like '%' || searched.word || '%' or w.word %> searched.word
        group by w.word
        order by word_similarity(searched.word, w.word) desc, length(w.word), w.word
        limit ${sql.lit(MAX_SIMILAR)}
      ) else '{}' end as words
      from unnest(${whole}::text[]) with ordinality as searched (word, place)
      order by searched.place
    `.execute(trx);
    return rows.map((row) => row.words);
  });
  if (similar.some((found) => found.length === 0)) return null;
  return { tsquery: anyOfEach(similar), parts: words.filter((word) => word.length < 3) };
}

/** For to_tsquery: at least one word of each group. */
const anyOfEach = (groups: readonly (readonly string[])[]): string =>
  groups.map((group) => `(${group.map(quoted).join(' | ')})`).join(' & ');

const quoted = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}'`;
