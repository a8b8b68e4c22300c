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

interface SearchedWords {
  /** For to_tsquery: every word, the last one as a prefix. */
  tsquery: string;
  /** The words. */
  text: string;
}

/** The query to rank a `searchVector` with ts_rank: a word as written counts beside its stem. */
export const rankingQuery = ({ tsquery }: Pick<SearchedWords, 'tsquery'>): RawBuilder<string> =>
  sql<string>`(${simpleQuery(tsquery)} || ${stemQuery(tsquery)})`;

/**
 * The query to match against a `searchVector` with @@. An event that has a word has its stem, so that the stems alone
 * find the same where what begins with the last word begins with its stem, too ("parade", of which "parad" is the
 * stem, and not "derby", of which it is "derbi"). An index reads all events with a word for each time it is in the query.
 */
export function searchQuery({ tsquery, text }: SearchedWords): RawBuilder<string> {
  const last = text.slice(text.lastIndexOf(' ') + 1);
  const stem = sql`rtrim(${stemQuery(last)}::text, '''')`;
  return sql<string>`(case
    when ${stem} <> '' and starts_with(${simpleQuery(last)}::text, ${stem}) then ${stemQuery(tsquery)}
    else ${rankingQuery({ tsquery })}
  end)`;
}

const stemQuery = (tsquery: string): RawBuilder<string> =>
  sql<string>`to_tsquery('english', ${tsquery})`;

/** The query for these very words. */
export const simpleQuery = (tsquery: string): RawBuilder<string> =>
  sql<string>`to_tsquery('simple', ${tsquery})`;
