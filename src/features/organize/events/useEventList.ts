import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useListOrganizedEventsQuery } from '@/api';
import { SEARCH_DEBOUNCE_MS, useDebounced } from '@/hooks/useDebounced';
import {
  filtersFromParams,
  listArgs,
  NO_FILTERS,
  paramsFromFilters,
  type EventListFilters,
} from './eventListFilters';

/** The list of the address' filters. The search is in the address at once and asked for once settled. */
export function useEventList() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => filtersFromParams(params), [params]);
  const [now] = useState(() => Date.now());
  const search = useDebounced(filters.search, SEARCH_DEBOUNCE_MS);
  const list = useListOrganizedEventsQuery(listArgs({ ...filters, search }, now));

  const change = useCallback(
    (patch: Partial<EventListFilters>) =>
      setParams(
        (before) => paramsFromFilters({ ...filtersFromParams(before), page: 1, ...patch }),
        { replace: true },
      ),
    [setParams],
  );
  const clear = () => change({ ...NO_FILTERS, ordering: filters.ordering });
  const waits = search !== filters.search || (list.isFetching && !list.currentData);
  return { ...list, filters, now, change, clear, waits };
}
