import { useListEventCategoriesQuery, useSearchEventsQuery } from '@/api';
import type { Category, EventSearchResult } from '@/api';
import { offeredCategories } from './fewEvents';
import { SEARCH_DEBOUNCE_MS, useDebounced } from '@/hooks/useDebounced';
import { serverNow } from '@/lib/serverClock';

const SEARCH_LIMIT = 10;

export interface Suggestions {
  state: 'idle' | 'searching' | 'failed' | 'empty' | 'found';
  categories: Category[];
  events: EventSearchResult[];
}

interface SuggestionLimits {
  maxCategories: number;
  maxEvents: number;
}

/** Suggestions for a term: categories by name, events from the server, those to come before past ones. */
export function useEventSuggestions(
  term: string,
  { maxCategories, maxEvents }: SuggestionLimits,
): Suggestions {
  const typed = term.trim();
  const debounced = useDebounced(typed, SEARCH_DEBOUNCE_MS);
  const { data: all } = useListEventCategoriesQuery(undefined, { skip: typed === '' });
  const search = useSearchEventsQuery(
    { search: debounced, limit: SEARCH_LIMIT },
    { skip: debounced === '' },
  );

  if (typed === '') return { state: 'idle', categories: [], events: [] };
  const categories = offeredCategories(all?.results ?? [])
    .filter((category) => category.name.toLowerCase().includes(typed.toLowerCase()))
    .slice(0, maxCategories);
  const waiting = debounced !== typed || search.isFetching || search.isUninitialized;
  if (waiting) return { state: 'searching', categories, events: [] };
  if (search.isError) return { state: 'failed', categories, events: [] };
  const isPast = ({ start_datetime: start }: EventSearchResult) => Date.parse(start) <= serverNow();
  const found = search.data?.results ?? [];
  const events = [
    ...found.filter((event) => !isPast(event)),
    ...found.filter((event) => isPast(event)),
  ].slice(0, maxEvents);
  const empty = events.length === 0 && categories.length === 0;
  return { state: empty ? 'empty' : 'found', categories, events };
}
