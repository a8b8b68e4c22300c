import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useDebounced } from '@/hooks/useDebounced';
import { eventsPath } from '@/lib/paths';
import { filtersFromParams, paramsFromFilters, type EventFilters } from './eventFilters';

/**
 * The filters of the query string, changed with replace-style navigation
 * (docs/product.md#event-list), so that reload and the back button restore them. Changing anything
 * but the page resets it to 1.
 */
export function useEventFilters() {
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

/** docs/product.md#event-list. */
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
