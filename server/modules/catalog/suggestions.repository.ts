import { sql } from 'kysely';
import { rankingQuery } from '../../db/expressions/searchVector';
import type { Db } from './events.repository';
import type { SuggestionRow } from './events.types';
import { hasSimilarWords, hasWords } from './search.repository';
import type { SearchQuery, SimilarWords } from './searchText.rules';

/** Number of events nearest in time that are searched first; a common word has enough matches in them. */
const NEAREST = 1_000;
/** If the nearest events give fewer matches than this, all events are searched. */
const ENOUGH_MATCHES = 20;
/** Number of matches, nearest in time, that are ranked; a short word matches most events. */
const CANDIDATES = 100;

export interface SuggestionQuery {
  search: SearchQuery;
  /** Used instead of the typed words if those match nothing. */
  similar: SimilarWords | null;
  /** Decided by the end of the event. */
  timeframe: 'upcoming' | 'past';
  limit: number;
  now: Date;
}

/**
 * Suggestions for the text typed so far: first titles that begin with it, then by relevance (title, category and
 * city, venue, the rest). For similar words, the most similar first.
 */
export async function findSuggestions(db: Db, query: SuggestionQuery): Promise<SuggestionRow[]> {
  const { search, similar, limit } = query;
  let ranked = db
    .selectFrom(candidates(db, query).as('n'))
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
  ranked = similar
    ? ranked.orderBy(sql`word_similarity(${search.text}, e.search_text)`, 'desc')
    : ranked
        .orderBy(sql`e.search_text like ${`${search.text}%`}`, 'desc')
        .orderBy(sql`ts_rank(e.search, ${rankingQuery(search)})`, 'desc');
  return ranked.orderBy('e.start_at').orderBy('e.id').limit(limit).execute();
}

/**
 * Ids of matches. A common word is found among the events nearest in time. A rare word is looked up in the word
 * index, which finds its matches at any time.
 */
function candidates(db: Db, { search, similar, timeframe, limit, now }: SuggestionQuery) {
  const matches = similar ? hasSimilarWords(similar) : hasWords(search);
  const published = db.selectFrom('events as e').where('e.is_active', '=', sql.lit(true));
  const isUpcoming = timeframe === 'upcoming';
  const direction = isUpcoming ? 'asc' : 'desc';
  // Without events under way: the index on start_at has them among past events, so `underWay` finds them.
  const nearest = published
    .where('e.start_at', isUpcoming ? '>' : '<=', now)
    .orderBy('e.start_at', direction)
    .orderBy('e.id', direction)
    .limit(sql.lit(NEAREST));
  const underWay = published
    .where('e.start_at', '<=', now)
    .where('e.end_at', '>', now)
    .where(sql<boolean>`tstzrange(e.start_at, e.end_at, '[]') @> ${now}::timestamptz`)
    .where(matches)
    .select('e.id')
    .limit(sql.lit(CANDIDATES));
  const found = db
    .selectFrom(nearest.select(['e.id', 'e.end_at', 'e.search']).as('e'))
    .where('e.end_at', isUpcoming ? '>' : '<=', now)
    .where(matches)
    .select('e.id')
    .limit(sql.lit(CANDIDATES));
  // `offset 0` stops PostgreSQL from using the indexes of the other conditions, which would read all events.
  const everywhere = db
    .selectFrom('events as e')
    .where(matches)
    .select(['e.id', 'e.is_active', 'e.start_at', 'e.end_at'])
    .offset(sql.lit(0));
  return db
    .with('near', (near) => near.selectFrom(found.as('found')).selectAll())
    .with('far', (far) =>
      far
        .selectFrom(everywhere.as('e'))
        .where(sql<boolean>`(select count(*) from near) < ${Math.max(ENOUGH_MATCHES, limit)}`)
        .where(
          sql<boolean>`(select count(*) from (${nearest.select('e.id')}) nearest) = ${sql.lit(NEAREST)}`,
        )
        .where('e.is_active', '=', sql.lit(true))
        .where('e.end_at', isUpcoming ? '>' : '<=', now)
        .orderBy('e.start_at', direction)
        .select('e.id')
        .limit(sql.lit(CANDIDATES)),
    )
    .selectFrom('near')
    .select('near.id')
    .union(db.selectFrom(sql<{ id: number }>`far`.as('far')).select('far.id'))
    .$if(isUpcoming, (ids) => ids.union(db.selectFrom(underWay.as('under_way')).select('id')));
}
