import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { searchQuery } from '../../db/expressions/searchVector';
import type { Db } from './events.repository';
import type { SuggestionRow } from './events.types';
import { hasWords, isSimilarTo } from './search.repository';
import type { SearchQuery } from './searchText.rules';

/**
 * Only this many matches, the nearest in time, are ranked, because a short word matches most
 * events.
 */
const CANDIDATES = 200;

export interface SuggestionQuery {
  search: SearchQuery;
  /** By the end of the event. */
  timeframe: 'upcoming' | 'past';
  limit: number;
  now: Date;
}

/**
 * Suggestions for the text typed so far: titles that begin with it before others, then by relevance
 * (title, category and city, venue, the rest).
 */
export async function findByWords(db: Db, query: SuggestionQuery): Promise<SuggestionRow[]> {
  const { search, limit } = query;
  return candidates(db, hasWords(search), query)
    .orderBy(sql`e.search_text like ${`${search.text}%`}`, 'desc')
    .orderBy(sql`ts_rank(e.search, ${searchQuery(search)})`, 'desc')
    .orderBy('e.start_at')
    .orderBy('e.id')
    .limit(limit)
    .execute();
}

/**
 * Suggestions by trigrams, for when `findByWords` finds none: substrings and misspellings, most
 * similar first.
 */
export async function findBySimilarity(db: Db, query: SuggestionQuery): Promise<SuggestionRow[]> {
  const { search, limit } = query;
  return candidates(db, isSimilarTo(search), query)
    .orderBy(sql`word_similarity(${search.text}, e.search_text)`, 'desc')
    .orderBy('e.start_at')
    .orderBy('e.id')
    .limit(limit)
    .execute();
}

function candidates(
  db: Db,
  condition: RawBuilder<SqlBool>,
  { timeframe, now }: Pick<SuggestionQuery, 'timeframe' | 'now'>,
) {
  const upcoming = timeframe === 'upcoming';
  const nearest = db
    .selectFrom('events as e')
    .where('e.is_active', '=', true)
    .where('e.end_at', upcoming ? '>' : '<=', now)
    .where(condition)
    .select('e.id')
    .orderBy('e.start_at', upcoming ? 'asc' : 'desc')
    .limit(CANDIDATES);
  return db
    .selectFrom(nearest.as('n'))
    .innerJoin('events as e', 'e.id', 'n.id')
    .innerJoin('categories as c', 'c.id', 'e.category_id')
    .select([
      'e.id',
      'e.title',
      'e.featured_image',
      'e.calendar_sequence',
      'e.venue',
      'e.city',
      'c.name as category_name',
      'e.start_at',
      'e.timezone',
      'e.base_price',
      'e.currency',
    ]);
}
