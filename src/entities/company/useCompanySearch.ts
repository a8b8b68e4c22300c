import type { CompanyAccount } from '@/api';
import { useListCompaniesQuery } from '@/api/console';
import { useSearchTerm } from '@/hooks/useDebounced';

const LIMIT = 8;
const NONE: readonly CompanyAccount[] = [];

/** Companies by their name or domain, while the person types. Nothing is asked before the first search. */
export function useCompanySearch() {
  const { settled, stateOf, onSearch } = useSearchTerm();
  const search = settled?.trim().slice(0, 100);
  const list = useListCompaniesQuery(
    { ...(search && { search }), pageSize: LIMIT },
    { skip: settled === null },
  );
  const companies = (!list.isError && list.data?.results) || NONE;
  return { companies, state: stateOf(list), onSearch };
}
