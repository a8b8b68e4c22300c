import type { ListApprovalsApiArg } from '@/api/console';
import { STATUS_LABELS } from '@/entities/approval/approvalView';
import { approvalsPath } from '@/lib/paths';
import { oneOf, page, searchParams, text } from '@/lib/searchParams';

export const TAB_LABELS = { decide: 'To decide', mine: 'My requests' } as const;
export type ApprovalTab = keyof typeof TAB_LABELS;

export const STATUS_OPTIONS = { all: 'All', ...STATUS_LABELS };

/** The filters in the address. */
export const APPROVAL_PARAMS = searchParams({
  tab: oneOf(TAB_LABELS, ''),
  /** Empty for that of the tab. */
  status: oneOf(STATUS_OPTIONS, ''),
  search: text(),
  page: page(),
});
export type ApprovalFilters = typeof APPROVAL_PARAMS.initial;

export const tabOf = ({ tab }: Pick<ApprovalFilters, 'tab'>): ApprovalTab => tab || 'decide';

/** Who decides sees first what waits; who asked sees everything. */
const usualStatus = (tab: ApprovalTab) => (tab === 'decide' ? 'pending' : 'all');

export const statusOf = (filters: ApprovalFilters) => filters.status || usualStatus(tabOf(filters));

/** What the address has for a state: nothing for that of the tab. */
export const statusParam = (value: string, tab: ApprovalTab): ApprovalFilters['status'] =>
  value === usualStatus(tab) ? '' : APPROVAL_PARAMS.readOne('status', value);

export const noFilters = (tab: ApprovalTab): ApprovalFilters => ({
  ...APPROVAL_PARAMS.initial,
  tab,
});

export const hrefOfTab = (tab: ApprovalTab) => approvalsPath(APPROVAL_PARAMS.write(noFilters(tab)));

export const PAGE_SIZE = 25;

/** The request for these filters. */
export function approvalArgs(filters: ApprovalFilters): ListApprovalsApiArg {
  const status = statusOf(filters);
  return {
    role: tabOf(filters) === 'mine' ? 'requester' : 'approver',
    status: status === 'all' ? undefined : status,
    search: filters.search.trim() || undefined,
    page: filters.page,
    pageSize: PAGE_SIZE,
  };
}
