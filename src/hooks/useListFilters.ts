import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { SearchParams } from '@/lib/searchParams';
import { SEARCH_DEBOUNCE_MS, useDebounced } from './useDebounced';

interface ListFiltersOptions {
  /** The list is a part of the page, which stays where it is scrolled to. */
  within?: boolean;
  /** Parameters that belong to others stay in the address. */
  keepOthers?: boolean;
}

/**
 * The filters of a list, held by the address alone. `settled` has the search once its typing pauses;
 * a change of anything but the page begins at the first page. `params` is a constant of its module.
 */
export function useListFilters<Values extends object>(
  params: SearchParams<Values>,
  { within = false, keepOthers = false }: ListFiltersOptions = {},
) {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => params.read(address), [params, address]);
  const typed = 'search' in filters ? String(filters.search) : '';
  const debounced = useDebounced(typed, SEARCH_DEBOUNCE_MS);
  // No search is asked for at once.
  const search = typed && debounced;
  const write = useCallback(
    (before: URLSearchParams, patch: Partial<Values>) =>
      params.write(
        { ...params.read(before), ...('page' in params.initial && { page: 1 }), ...patch },
        keepOthers ? before : undefined,
      ),
    [params, keepOthers],
  );
  const change = useCallback(
    (patch: Partial<Values>) =>
      setAddress((before) => write(before, patch), { replace: true, preventScrollReset: within }),
    [setAddress, write, within],
  );
  /** Changes one filter to what a field has as its text. */
  const choose =
    <Name extends keyof Values>(name: Name) =>
    (value: string) => {
      const patch: Partial<Values> = {};
      patch[name] = params.readOne(name, value);
      change(patch);
    };
  /** The address with other filters, on the same page of the app. */
  const hrefWith = (patch: Partial<Values>) => `?${write(address, patch).toString()}`;
  return {
    filters,
    settled: 'search' in filters ? { ...filters, search } : filters,
    isSettling: search !== typed,
    change,
    choose,
    hrefWith,
    hrefOf: (page: number) => `?${write(address, { ...filters, page }).toString()}`,
  };
}

export type ListFilters<Values extends object> = ReturnType<typeof useListFilters<Values>>;
