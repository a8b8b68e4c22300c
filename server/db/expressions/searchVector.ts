import { sql, type RawBuilder } from 'kysely';

/** The words of an event by weight, A first: literals, or columns of a row that is being written. */
type WeightedWords = Record<'a' | 'b' | 'c' | 'd', string | RawBuilder<string>>;

/**
 * What `events.search` holds, written from the application (no triggers: storage.md). Every word is in
 * it as it is written and as its English stem, so that prefixes and other forms both meet it.
 */
export function searchVector({ a, b, c, d }: WeightedWords): RawBuilder<string> {
  return sql<string>`(${weighted(a, 'A')} || ${weighted(b, 'B')} || ${weighted(c, 'C')} || ${weighted(d, 'D')})`;
}

function weighted(words: string | RawBuilder<string>, weight: 'A' | 'B' | 'C' | 'D') {
  return sql`setweight(to_tsvector('simple', ${words}) || to_tsvector('english', ${words}), ${sql.lit(weight)})`;
}
