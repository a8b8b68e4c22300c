import { useDebounced } from '@/hooks/useDebounced';
import { paramsFromFilters, type EventFilters } from './eventFilters';

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
