import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useEffect, useRef, useState, useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useListEventCategoriesQuery, useListEventsQuery } from '@/api';
import { eventsIn, isFew } from '@/entities/event/fewEvents';
import { SearchField } from '@/components/fields/SearchField';
import { paths, eventsPath } from '@/lib/paths';
import { IconButton } from '@/components/display/Icon';
import { PageHead } from '@/components/page/PageHead';
import { PageTitle } from '@/components/page/PageTitle';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { ActiveFilterBar } from './ActiveFilterBar';
import { CategoryChips } from './CategoryChips';
import { EventResults } from './EventResults';
import { EventToolbar } from './EventToolbar';
import {
  citiesQuery,
  findCategory,
  hasFilters,
  noFilters,
  queryFromFilters,
  withoutFilters,
  filtersFromParams,
  paramsFromFilters,
  type EventFilters,
} from './eventFilters';
import { listDescription, listTitle } from './eventSentences';
import { useDraft } from './useDraft';
import { useDebounced } from '@/hooks/useDebounced';

/**
 * The filters of the query string, changed with replace-style navigation
 * (docs/product/screens.md#event-list), so that reload and the back button restore them. Changing anything
 * but the page resets it to 1.
 */
function useEventFilters() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => filtersFromParams(params), [params]);
  const change = useCallback(
    (patch: Partial<EventFilters>) =>
      setParams(
        (current) => paramsFromFilters({ ...filtersFromParams(current), page: 1, ...patch }),
        { replace: true },
      ),
    [setParams],
  );
  /** The address with these changes; its links need `replace`. */
  const hrefWith = (patch: Partial<EventFilters>) =>
    eventsPath(paramsFromFilters({ ...filters, page: 1, ...patch }));
  return { filters, change, hrefWith };
}

/** docs/product/screens.md#event-list. */
const REFETCH_DEBOUNCE_MS = 500;

const filterKey = (filters: EventFilters) => paramsFromFilters({ ...filters, page: 1 }).toString();

/**
 * The filters for the request: debounced by half a second. A change of only the page is not
 * debounced.
 */
export function useDebouncedFilters(filters: EventFilters): EventFilters {
  const settled = useDebounced(filters, REFETCH_DEBOUNCE_MS);
  return filterKey(settled) === filterKey(filters) ? filters : settled;
}

/** /events: filters in the query string, pages of 20 (docs/product/screens.md#event-list). */
export function EventsPage() {
  const { filters, change, hrefWith } = useEventFilters();
  const asked = useDebouncedFilters(filters);
  const { data: categories } = useListEventCategoriesQuery();
  const events = useListEventsQuery(queryFromFilters(asked));
  const everywhere = useListEventsQuery(citiesQuery(asked), { skip: asked.city === '' });
  const cities = (asked.city === '' ? events : everywhere).data?.cities;
  const [toolsOpen, setToolsOpen] = useState(false);
  const { heading, showResults } = useResultsHeading();

  const category = findCategory(categories?.results, filters.category);
  const stale = asked !== filters || events.isFetching;
  const isSmall = categories ? isFew(eventsIn(categories.results)) : false;
  const isWhole = isSmall && !hasFilters(filters) && filters.ordering === noFilters.ordering;
  const description = listDescription({
    isWhole: isSmall,
    search: asked.search,
    category: category?.name,
    cities: events.data?.cities,
  });

  return (
    <Container sx={{ containerType: 'inline-size' }}>
      <PageHead
        title={listTitle({ search: asked.search, category: category?.name })}
        description={description}
      />
      <PageTitle
        text={description}
        actions={
          <>
            <EventSearchField value={filters.search} onChange={(search) => change({ search })} />
            {!isWhole && (
              <IconButton
                icon={SlidersHorizontal}
                label="Filters and sorting"
                sx={{
                  display: { '@640': 'none' },
                  '@media (scripting: none)': { display: 'none' },
                }}
                aria-expanded={toolsOpen}
                aria-controls="event-toolbar"
                onClick={() => setToolsOpen(!toolsOpen)}
              />
            )}
          </>
        }
      >
        Events
      </PageTitle>
      <CategoryChips
        categories={categories?.results}
        selected={category?.slug ?? filters.category}
        hrefOf={(slug) => hrefWith({ category: slug })}
      />
      {!isWhole && (
        <EventToolbar open={toolsOpen} filters={filters} cities={cities} onChange={change} />
      )}
      <Box
        component="section"
        id="events"
        aria-labelledby="results"
        sx={{ position: 'relative', mt: { xs: 1, md: 3.5 } }}
      >
        <h2 id="results" ref={heading} tabIndex={-1}>
          <VisuallyHidden>Results</VisuallyHidden>
        </h2>
        {hasFilters(filters) && (
          <ActiveFilterBar
            filters={filters}
            categoryName={category?.name ?? filters.category}
            count={stale ? undefined : events.currentData?.count}
            hasFailed={!stale && events.isError}
            hrefWith={hrefWith}
          />
        )}
        <EventResults
          events={events}
          asked={asked}
          few={isWhole}
          stale={stale}
          hrefOf={(page) => hrefWith({ page })}
          onTurn={showResults}
          clearHref={hrefWith(withoutFilters(filters))}
        />
      </Box>
    </Container>
  );
}

/**
 * Scrolls to the results after a hero search (docs/product/screens.md#event-list) and after a page change.
 */
function useResultsHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  const scrollToResults = Boolean(
    (location.state as { scrollToEvents?: boolean } | null)?.scrollToEvents,
  );
  const showResults = () => {
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (!scrollToResults) return;
    // After the effect of the frame, which scrolls every new page to its top.
    const frame = requestAnimationFrame(() => heading.current?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [scrollToResults, location.key]);
  return { heading, showResults };
}

interface EventSearchFieldProps {
  value: string;
  onChange: (search: string) => void;
}

/** Filters while a person types. */
function EventSearchField({ value, onChange }: EventSearchFieldProps) {
  const { draft, setDraft, stopEditing } = useDraft(value);
  const search = (text: string) => {
    setDraft(text);
    onChange(text);
  };
  return (
    <Box sx={{ flex: { xs: 1, '@640': 'none' }, width: { '@640': 320 } }}>
      <SearchField
        name="Events"
        action={paths.events}
        label="Search this list"
        placeholder="Search events or cities"
        value={draft}
        onType={search}
        onClear={() => search('')}
        onBlur={stopEditing}
      />
    </Box>
  );
}
