import { useState } from 'react';
import type { CompanyAccount } from '@/api';
import { useListCompaniesQuery } from '@/api/console';
import { SEARCH_DEBOUNCE_MS, useDebounced } from '@/hooks/useDebounced';

const LIMIT = 8;
const NONE: readonly CompanyAccount[] = [];

/** Companies by their name or domain, while the person types. Nothing is asked before the first search. */
export function useCompanySearch() {
  const [term, setTerm] = useState<string | null>(null);
  const settled = useDebounced(term, SEARCH_DEBOUNCE_MS);
  const search = settled?.trim().slice(0, 100);
  const list = useListCompaniesQuery(
    { ...(search && { search }), pageSize: LIMIT },
    { skip: settled === null },
  );
  const waits = term !== settled || list.isFetching;
  const state = waits ? 'searching' : list.isError ? 'failed' : 'ready';
  const companies = (!list.isError && list.data?.results) || NONE;
  return { companies, state: term === null ? 'idle' : state, onSearch: setTerm } as const;
}
