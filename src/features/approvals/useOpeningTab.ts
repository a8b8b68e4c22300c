import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useListApprovalsQuery } from '@/api/console';
import { selectUser, useAppSelector } from '@/state';
import { APPROVAL_CODEC, approvalArgs, noFilters } from './approvalFilters';

/**
 * Leads from an address without filters to the tab that has something: one's own requests where nothing waits
 * for a decision, and for those who never decide. True until that is known.
 * @param waiting how many requests the person may decide; undefined until it is known
 */
export function useOpeningTab(waiting: number | undefined): boolean {
  const [params, setParams] = useSearchParams();
  const permissions = useAppSelector(selectUser)?.permissions ?? [];
  const decides =
    permissions.includes('decide_approvals') || permissions.includes('manage_company');
  const [isOpening, setIsOpening] = useState(params.size === 0);
  const nothingWaits = isOpening && waiting === 0;
  const own = useListApprovalsQuery(approvalArgs(noFilters('mine')), { skip: !nothingWaits });
  const count = own.currentData?.count;
  const hasFailed = own.isError;

  useEffect(() => {
    const isKnown = !nothingWaits || count !== undefined || hasFailed;
    if (!isOpening || waiting === undefined || !isKnown) return;
    setIsOpening(false);
    if (!nothingWaits || (decides && !count)) return;
    setParams(APPROVAL_CODEC.write(noFilters('mine')), { replace: true });
  }, [isOpening, waiting, nothingWaits, count, hasFailed, decides, setParams]);

  return nothingWaits;
}
