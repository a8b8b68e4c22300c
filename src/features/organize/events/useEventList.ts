import { useState } from 'react';
import { useListOrganizedEventsQuery } from '@/api/console';
import { useListAddress } from '@/hooks/useListAddress';
import { filtersFromParams, listArgs, NO_FILTERS, paramsFromFilters } from './eventListFilters';
import { serverNow } from '@/lib/serverClock';

const CODEC = { read: filtersFromParams, write: paramsFromFilters };

/** The list of the address' filters. The search is in the address at once and asked for once settled. */
export function useEventList() {
  const { filters, settled, isSettling, change } = useListAddress(CODEC);
  const [now] = useState(() => serverNow());
  const list = useListOrganizedEventsQuery(listArgs(settled, now));

  const clear = () => change({ ...NO_FILTERS, ordering: filters.ordering });
  const waits = isSettling || (list.isFetching && !list.currentData);
  return { ...list, filters, now, change, clear, waits };
}
