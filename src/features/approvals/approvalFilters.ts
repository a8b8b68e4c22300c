import type { ApprovalStatus } from '@/api';
import type { ListApprovalsApiArg } from '@/api/console';
import { STATUS_LABELS } from '@/entities/approval/approvalView';
import type { FilterCodec } from '@/hooks/useListAddress';
import { readPage } from '@/lib/paging';
import { approvalsPath } from '@/lib/paths';

export const TABS = ['decide', 'mine'] as const;
export type ApprovalTab = (typeof TABS)[number];

export const TAB_LABELS: Record<ApprovalTab, string> = {
  decide: 'To decide',
  mine: 'My requests',
};

export interface ApprovalFilters {
  tab: ApprovalTab;
  status: ApprovalStatus | 'all';
  search: string;
  page: number;
}

/** Who decides sees first what waits; who asked sees everything. */
const defaultStatus = (tab: ApprovalTab) => (tab === 'decide' ? 'pending' : 'all');

export const noFilters = (tab: ApprovalTab): ApprovalFilters => ({
  tab,
  status: defaultStatus(tab),
  search: '',
  page: 1,
});

export const STATUS_OPTIONS = [['all', 'All'], ...Object.entries(STATUS_LABELS)] as [
  string,
  string,
][];

const isStatus = (text: string | null): text is ApprovalFilters['status'] =>
  STATUS_OPTIONS.some(([value]) => value === text);

export const readStatus = (text: string | null, tab: ApprovalTab): ApprovalFilters['status'] =>
  isStatus(text) ? text : defaultStatus(tab);

/** The filters in the address; what is wrong there is as if it were not there. */
export const APPROVAL_CODEC: FilterCodec<ApprovalFilters> = {
  read: (params) => {
    const tab = params.get('tab') === 'mine' ? 'mine' : 'decide';
    return {
      tab,
      status: readStatus(params.get('status'), tab),
      search: params.get('search') ?? '',
      page: readPage(params.get('page')),
    };
  },
  write: ({ tab, status, search, page }) => {
    const params = new URLSearchParams();
    // Without a tab the page chooses one.
    params.set('tab', tab);
    if (status !== defaultStatus(tab)) params.set('status', status);
    if (search !== '') params.set('search', search);
    if (page > 1) params.set('page', String(page));
    return params;
  },
};

export const hrefOf = (filters: ApprovalFilters) => approvalsPath(APPROVAL_CODEC.write(filters));

export const PAGE_SIZE = 25;
const MAX_SEARCH = 100;

/** The request for these filters. */
export const approvalArgs = ({
  tab,
  status,
  search,
  page,
}: ApprovalFilters): ListApprovalsApiArg => {
  const words = search.trim().slice(0, MAX_SEARCH);
  return {
    role: tab === 'mine' ? 'requester' : 'approver',
    ...(status !== 'all' && { status }),
    ...(words && { search: words }),
    page,
    pageSize: PAGE_SIZE,
  };
};
