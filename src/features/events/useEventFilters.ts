import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
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
