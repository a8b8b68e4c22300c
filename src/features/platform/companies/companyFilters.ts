import type { CompanyStatus } from '@/api';
import type { ListCompaniesApiArg } from '@/api/console';
import { oneOf, page, searchParams, text } from '@/lib/searchParams';

export const STATE_LABELS: Record<CompanyStatus, string> = {
  active: 'Active',
  suspended: 'Suspended',
  merged: 'Merged',
};

export const PROOF_LABELS = { proven: 'Verified', unproven: 'Not verified' } as const;

export const COMPANY_SORTS = {
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  '-people': 'Most people',
  people: 'Fewest people',
  '-bookings': 'Most bookings',
  bookings: 'Fewest bookings',
  '-last_sign_in_at': 'Last signed in',
  last_sign_in_at: 'Longest not signed in',
  '-created_at': 'Newest',
  created_at: 'Oldest',
} as const;

/** The filters in the address. */
export const COMPANY_PARAMS = searchParams({
  search: text(),
  state: oneOf(STATE_LABELS, ''),
  /** Whether the domain is proven. */
  domain: oneOf(PROOF_LABELS, ''),
  sort: oneOf(COMPANY_SORTS, 'name'),
  page: page(),
});
export type CompanyFilters = typeof COMPANY_PARAMS.initial;

export const PAGE_SIZE = 25;

/** The request for these filters. */
export const companyArgs = (filters: CompanyFilters): ListCompaniesApiArg => ({
  search: filters.search.trim() || undefined,
  status: filters.state || undefined,
  proven: filters.domain === '' ? undefined : filters.domain === 'proven',
  ordering: filters.sort,
  page: filters.page,
  pageSize: PAGE_SIZE,
});
