import { useDebounced } from '@/hooks/useDebounced';
import { paramsFromFilters, type EventFilters } from './eventFilters';

/** docs/product.md#event-list. */
const REFETCH_DEBOUNCE_MS = 500;

const apartFromPage = (filters: EventFilters) =>
  paramsFromFilters({ ...filters, page: 1 }).toString();

/**
 * The filters to ask the server for: as they stood half a second after the last change. Turning a
 * page changes no filter and is asked for at once.
 */
export function useDebouncedFilters(filters: EventFilters): EventFilters {
  const settled = useDebounced(filters, REFETCH_DEBOUNCE_MS);
  return apartFromPage(settled) === apartFromPage(filters) ? filters : settled;
}
