import { useState } from 'react';
import type { PersonAccount } from '@/api';
import { useListPeopleQuery } from '@/api/console';
import { SEARCH_DEBOUNCE_MS, useDebounced } from '@/hooks/useDebounced';

const LIMIT = 8;
const NONE: readonly PersonAccount[] = [];

/** A person as a field names them. */
export interface NamedPerson {
  id: number;
  name: string;
}

/** Open accounts of one's company by name or address. Nothing is asked before the first search. */
export function usePeopleSearch() {
  const [term, setTerm] = useState<string | null>(null);
  const settled = useDebounced(term, SEARCH_DEBOUNCE_MS);
  const search = settled?.trim().slice(0, 100);
  const list = useListPeopleQuery(
    { ...(search && { search }), status: 'active', pageSize: LIMIT },
    { skip: settled === null },
  );
  const waits = term !== settled || list.isFetching;
  const state = waits ? 'searching' : list.isError ? 'failed' : 'ready';
  const people = (!list.isError && list.data?.results) || NONE;
  return { people, state: term === null ? 'idle' : state, onSearch: setTerm } as const;
}
