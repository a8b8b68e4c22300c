import { useEffect, useState } from 'react';

/** Delay between the last letter of a search and its request, in milliseconds (docs/product/screens.md#home). */
export const SEARCH_DEBOUNCE_MS = 300;

/** The value, updated once it has not changed for `delay` milliseconds. */
export function useDebounced<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}

export type SearchState = 'idle' | 'searching' | 'ready' | 'failed';

interface SearchRequest {
  isFetching: boolean;
  isError: boolean;
}

/**
 * What is typed into a field that searches. `settled` follows once the typing pauses; it is null until the first
 * search, so that nothing is requested before. `stateOf` is what the field shows of the request.
 */
export function useSearchTerm(delay = SEARCH_DEBOUNCE_MS) {
  const [term, onSearch] = useState<string | null>(null);
  const settled = useDebounced(term, delay);
  const stateOf = ({ isFetching, isError }: SearchRequest): SearchState => {
    if (term === null) return 'idle';
    if (term !== settled || isFetching) return 'searching';
    return isError ? 'failed' : 'ready';
  };
  return { settled, stateOf, onSearch };
}
