import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { SEARCH_DEBOUNCE_MS, useDebounced } from './useDebounced';

interface ListFilters {
  search: string;
  page: number;
}

/** How the filters of a list stand in its address. Both are stable. */
export interface FilterCodec<Filters extends ListFilters> {
  read: (params: URLSearchParams) => Filters;
  write: (filters: Filters) => URLSearchParams;
}

/**
 * The filters of a list, held by the address alone. `settled` has the search once its typing pauses;
 * a change of anything but the page begins at the first page.
 */
export function useListAddress<Filters extends ListFilters>(codec: FilterCodec<Filters>) {
  const { read, write } = codec;
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => read(params), [params, read]);
  const search = useDebounced(filters.search, SEARCH_DEBOUNCE_MS);
  const change = useCallback(
    (patch: Partial<Filters>) =>
      setParams((before) => write({ ...read(before), page: 1, ...patch }), { replace: true }),
    [setParams, read, write],
  );
  return {
    filters,
    settled: { ...filters, search },
    isSettling: search !== filters.search,
    change,
  };
}
