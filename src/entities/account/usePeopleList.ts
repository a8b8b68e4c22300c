import { useListPeopleQuery } from '@/api/console';
import { useListFilters } from '@/hooks/useListFilters';
import { PEOPLE_PARAMS, peopleArgs } from './peopleFilters';

/** The people of the address' filters. */
export function usePeopleList() {
  const address = useListFilters(PEOPLE_PARAMS);
  return { ...address, query: useListPeopleQuery(peopleArgs(address.settled)) };
}
