import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from './events.repository';
import type { SuggestionRow } from './events.rows';
import { hasWords, looksLike, searchQuery } from './search.repository';
import type { SearchQuery } from './searchText';

/** Ranking looks at so many of the matches, the soonest: a short word in 100,000 events stays fast. */
const UPCOMING_CANDIDATES = 200;
const PAST_CANDIDATES = 50;

/**
 * Events while somebody types: upcoming before past, titles that begin with the text before others,
 * then by relevance (title, category and city, venue, the rest).
 */
export async function findByWords(
  db: Db,
  search: SearchQuery,
  limit: number,
  now: Date,
): Promise<SuggestionRow[]> {
  return candidates(db, hasWords(search), now)
    .orderBy(sql`e.end_at > ${now}`, 'desc')
    .orderBy(sql`e.search_text like ${`${search.text}%`}`, 'desc')
    .orderBy(sql`ts_rank(e.search, ${searchQuery(search)})`, 'desc')
    .orderBy('e.start_at')
    .orderBy('e.id')
    .limit(limit)
    .execute();
}

/** The same for what no word begins with: parts of words and misspellings, the most alike first. */
export async function findByLikeness(
  db: Db,
  search: SearchQuery,
  limit: number,
  now: Date,
): Promise<SuggestionRow[]> {
  return candidates(db, looksLike(search), now)
    .orderBy(sql`e.end_at > ${now}`, 'desc')
    .orderBy(sql`word_similarity(${search.text}, e.search_text)`, 'desc')
    .orderBy('e.start_at')
    .orderBy('e.id')
    .limit(limit)
    .execute();
}

function candidates(db: Db, condition: RawBuilder<SqlBool>, now: Date) {
  const matches = db
    .selectFrom('events as e')
    .where('e.is_active', '=', true)
    .where(condition)
    .select('e.id');
  const upcoming = matches
    .where('e.end_at', '>', now)
    .orderBy('e.start_at')
    .limit(UPCOMING_CANDIDATES);
  const past = matches
    .where('e.end_at', '<=', now)
    .orderBy('e.start_at', 'desc')
    .limit(PAST_CANDIDATES);
  return db
    .selectFrom(
      db
        .selectFrom(upcoming.as('u'))
        .select('u.id')
        .unionAll(db.selectFrom(past.as('p')).select('p.id'))
        .as('m'),
    )
    .innerJoin('events as e', 'e.id', 'm.id')
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
