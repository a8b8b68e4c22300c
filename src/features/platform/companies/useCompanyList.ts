import { useState } from 'react';
import { useListCompaniesQuery } from '@/api/console';
import { useListAddress } from '@/hooks/useListAddress';
import { COMPANY_CODEC, companyArgs, NO_FILTERS } from './companyFilters';
import { serverNow } from '@/lib/serverClock';

/** The companies of the address' filters. */
export function useCompanyList() {
  const { filters, settled, isSettling, change } = useListAddress(COMPANY_CODEC);
  const [now] = useState(() => serverNow());
  const list = useListCompaniesQuery(companyArgs(settled));
  const clear = () => change({ ...NO_FILTERS, ordering: filters.ordering });
  const waits = isSettling || (list.isFetching && !list.currentData);
  return { ...list, filters, now, change, clear, waits };
}
