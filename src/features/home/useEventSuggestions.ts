import { useListEventCategoriesQuery, useSearchEventsQuery } from '@/api';
import type { Category, EventSearchResult } from '@/api';
import { useDebounced } from '@/hooks/useDebounced';

/** docs/product.md#home. */
const DEBOUNCE_MS = 300;
const SEARCH_LIMIT = 10;

/** Shown until the categories are loaded, and when none has events (docs/product.md#home). */
const fallbackTags = ['Business', 'Music', 'Sports', 'Cultural', 'Entertainment'];
const TAG_COUNT = 5;

export interface Suggestions {
  state: 'idle' | 'searching' | 'failed' | 'empty' | 'found';
  categories: Category[];
  events: EventSearchResult[];
}

interface Limits {
  maxCategories: number;
  maxEvents: number;
}

/** Suggestions of the hero search for a term: categories by name, events from the server. */
export function useEventSuggestions(
  term: string,
  { maxCategories, maxEvents }: Limits,
): Suggestions {
  const typed = term.trim();
  const debounced = useDebounced(typed, DEBOUNCE_MS);
  const { data: all } = useListEventCategoriesQuery();
  const search = useSearchEventsQuery(
    { search: debounced, limit: SEARCH_LIMIT },
    { skip: debounced === '' },
  );

  if (typed === '') return { state: 'idle', categories: [], events: [] };
  const categories = (all?.results ?? [])
    .filter((category) => category.name.toLowerCase().includes(typed.toLowerCase()))
    .slice(0, maxCategories);
  const waiting = debounced !== typed || search.isFetching || search.isUninitialized;
  if (waiting) return { state: 'searching', categories, events: [] };
  if (search.isError) return { state: 'failed', categories, events: [] };
  const events = (search.data?.results ?? []).slice(0, maxEvents);
  const empty = events.length === 0 && categories.length === 0;
  return { state: empty ? 'empty' : 'found', categories, events };
}

export interface SuggestionTag {
  label: string;
  slug: string;
}

/** The five categories with most events, else the five names of docs/product.md#home. */
export function suggestionTags(categories: readonly Category[] | undefined): SuggestionTag[] {
  const withEvents = (categories ?? []).filter((category) => category.event_count > 0);
  if (withEvents.length === 0) {
    return fallbackTags.map((label) => ({ label, slug: label.toLowerCase() }));
  }
  return [...withEvents]
    .sort((a, b) => b.event_count - a.event_count || a.name.localeCompare(b.name))
    .slice(0, TAG_COUNT)
    .map((category) => ({ label: category.name, slug: category.slug }));
}
