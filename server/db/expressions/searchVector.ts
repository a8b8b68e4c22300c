import { sql, type RawBuilder } from 'kysely';

/** The words of an event by weight, A first: literals, or columns of a row that is being written. */
type WeightedWords = Record<'a' | 'b' | 'c' | 'd', string | RawBuilder<string>>;

/**
 * The value of `events.search`, written by the application (no triggers). It contains every word as
 * written and as its English stem, so that both prefixes and inflected forms match.
 */
export function searchVector({ a, b, c, d }: WeightedWords): RawBuilder<string> {
  return sql<string>`(${weighted(a, 'A')} || ${weighted(b, 'B')} || ${weighted(c, 'C')} || ${weighted(d, 'D')})`;
}

function weighted(words: string | RawBuilder<string>, weight: 'A' | 'B' | 'C' | 'D') {
  return sql`setweight(to_tsvector('simple', ${words}) || to_tsvector('english', ${words}), ${sql.lit(weight)})`;
}

/**
 * The query to match against a `searchVector` with @@ and ts_rank. Words whose stems are the words themselves are
 * looked up once: an index would read all events with them twice.
 */
export function searchQuery({ tsquery }: { tsquery: string }): RawBuilder<string> {
  const [words, stems] = [simpleQuery(tsquery), sql`to_tsquery('english', ${tsquery})`];
  return sql<string>`(case when ${words} = ${stems} then ${words} else ${words} || ${stems} end)`;
}

/** The query for these very words. */
export const simpleQuery = (tsquery: string): RawBuilder<string> =>
  sql<string>`to_tsquery('simple', ${tsquery})`;
