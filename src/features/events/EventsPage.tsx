import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { errorMessage, useListEventCategoriesQuery, useListEventsQuery } from '@/api';
import type { EventSummary } from '@/api';
import { Button, ButtonLink } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorPanel } from '@/components/ErrorPanel';
import { useDebounced } from '@/lib/useDebounced';
import { ActiveFilterBar } from './components/ActiveFilterBar';
import { CategoryChips } from './components/CategoryChips';
import { EventGrid, EventGridSkeleton } from './components/EventGrid';
import { EventSearchField } from './components/EventSearchField';
import { EventToolbar } from './components/EventToolbar';
import { Pager } from './components/Pager';
import { hasFilters, queryFromFilters, totalPages } from './eventFilters';
import { citiesSentence } from './eventSentences';
import { useEventFilters } from './useEventFilters';
import styles from './EventsPage.module.css';

/** Section 9. */
const REFETCH_DEBOUNCE_MS = 500;

const QuickPreview = lazy(() => import('./components/QuickPreview'));

/** /events: filters in the address, pages of 20, every state in words (section 2). */
export function EventsPage() {
  const { filters, change, clear } = useEventFilters();
  const asked = useDebounced(filters, REFETCH_DEBOUNCE_MS);
  const { data: categories } = useListEventCategoriesQuery();
  const events = useListEventsQuery(queryFromFilters(asked));
  const [preview, setPreview] = useState<EventSummary | null>(null);
  const results = useScrollToResults();

  const category = categories?.results.find(({ slug }) => slug === filters.category);
  const stale = asked !== filters || events.isFetching;
  const list = events.data;

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>Events</h1>
          <p className={styles.sub}>{describe(asked.search, category?.name, list?.cities)}</p>
        </div>
        <EventSearchField value={filters.search} onChange={(search) => change({ search })} />
      </header>

      <CategoryChips
        categories={categories?.results ?? []}
        selected={filters.category}
        onSelect={(slug) => change({ category: slug })}
      />
      <EventToolbar filters={filters} onChange={change} />
      {hasFilters(filters) && (
        <ActiveFilterBar
          filters={filters}
          categoryName={category?.name ?? filters.category}
          count={stale ? undefined : list?.count}
          onChange={change}
          onClear={clear}
        />
      )}

      <section ref={results} id="events" aria-label="Events" className={styles.results}>
        {events.isError && !events.isFetching ? (
          <ErrorPanel
            title="Failed to load events"
            text={<FailureText error={events.error} />}
            onRetry={() => events.refetch()}
          />
        ) : !list ? (
          <EventGridSkeleton />
        ) : list.results.length > 0 ? (
          <>
            <EventGrid events={list.results} stale={stale} onPreview={setPreview} />
            <Pager
              page={filters.page}
              pages={totalPages(list.count)}
              onChange={(page) => {
                change({ page });
                results.current?.scrollIntoView();
              }}
            />
          </>
        ) : hasFilters(asked) ? (
          <EmptyState
            title="No events found"
            text="Nothing matches these filters. Try different keywords, or clear them to see everything."
            action={<Button onClick={clear}>Clear Filters</Button>}
          />
        ) : (
          <EmptyState
            title="No events available"
            text="New events are added every week. Come back soon."
            action={<ButtonLink to="/">Back to Home</ButtonLink>}
          />
        )}
      </section>

      {preview && (
        <Suspense>
          <QuickPreview event={preview} onClose={() => setPreview(null)} />
        </Suspense>
      )}
    </div>
  );
}

function FailureText({ error }: { error: unknown }) {
  return (
    <>
      <strong>Something Went Wrong</strong>
      <br />
      {errorMessage(error, 'Failed to load events')}
    </>
  );
}

function describe(search: string, category: string | undefined, cities: string[] | undefined) {
  const where = cities && cities.length > 0 ? ` in ${citiesSentence(cities)}` : '';
  if (search.trim()) return `Showing results for “${search.trim()}”${where}`;
  if (category) return `${category} events${where}`;
  return `Sports, concerts and conferences${where}`;
}

/** Submitting a hero search scrolls to the events section (section 2). */
function useScrollToResults() {
  const section = useRef<HTMLElement>(null);
  const location = useLocation();
  const wanted = Boolean((location.state as { scrollToEvents?: boolean } | null)?.scrollToEvents);
  useEffect(() => {
    if (wanted) section.current?.scrollIntoView();
  }, [wanted, location.key]);
  return section;
}
