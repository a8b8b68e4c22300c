import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from './events.repository';
import type { SuggestionRow } from './events.types';
import { hasWords, looksLike, searchQuery } from './search.repository';
import type { SearchQuery } from './searchText.rules';

/** Ranking looks at so many of the matches, the nearest in time: short words stay fast. */
const CANDIDATES = 200;

export interface SuggestionWish {
  search: SearchQuery;
  /** By the end of the event. */
  timeframe: 'upcoming' | 'past';
  limit: number;
  now: Date;
}

/**
 * Events while somebody types: titles that begin with the text before others, then by relevance
 * (title, category and city, venue, the rest).
 */
export async function findByWords(db: Db, wish: SuggestionWish): Promise<SuggestionRow[]> {
  const { search, limit } = wish;
  return candidates(db, hasWords(search), wish)
    .orderBy(sql`e.search_text like ${`${search.text}%`}`, 'desc')
    .orderBy(sql`ts_rank(e.search, ${searchQuery(search)})`, 'desc')
    .orderBy('e.start_at')
    .orderBy('e.id')
    .limit(limit)
    .execute();
}

/** The same for what no word begins with: parts of words and misspellings, the most alike first. */
export async function findByLikeness(db: Db, wish: SuggestionWish): Promise<SuggestionRow[]> {
  const { search, limit } = wish;
  return candidates(db, looksLike(search), wish)
    .orderBy(sql`word_similarity(${search.text}, e.search_text)`, 'desc')
    .orderBy('e.start_at')
    .orderBy('e.id')
    .limit(limit)
    .execute();
}

function candidates(
  db: Db,
  condition: RawBuilder<SqlBool>,
  { timeframe, now }: Pick<SuggestionWish, 'timeframe' | 'now'>,
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
      'e.venue',
      'e.city',
      'c.name as category_name',
      'e.start_at',
      'e.timezone',
      'e.base_price',
      'e.currency',
    ]);
}
