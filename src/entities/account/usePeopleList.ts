import { useState } from 'react';
import { useListPeopleQuery } from '@/api/console';
import { useListAddress } from '@/hooks/useListAddress';
import { NO_FILTERS, PEOPLE_CODEC, peopleArgs } from './peopleFilters';
import { serverNow } from '@/lib/serverClock';

/** The people of the address' filters. */
export function usePeopleList() {
  const { filters, settled, isSettling, change } = useListAddress(PEOPLE_CODEC);
  const [now] = useState(() => serverNow());
  const list = useListPeopleQuery(peopleArgs(settled));
  const clear = () => change({ ...NO_FILTERS, ordering: filters.ordering });
  const waits = isSettling || (list.isFetching && !list.currentData);
  return { ...list, filters, now, change, clear, waits };
}
