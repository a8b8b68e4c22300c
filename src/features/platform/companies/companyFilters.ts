import type { CompanyStatus } from '@/api';
import type { ListCompaniesApiArg } from '@/api/console';
import type { FilterCodec } from '@/hooks/useListAddress';
import { readPage } from '@/lib/paging';

export const STATE_LABELS: Record<CompanyStatus, string> = {
  active: 'Active',
  suspended: 'Suspended',
  merged: 'Merged',
};

export const PROOF_LABELS = { proven: 'Proven', unproven: 'Not proven' } as const;
type Proof = keyof typeof PROOF_LABELS;

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
export type CompanyOrdering = keyof typeof COMPANY_SORTS;

export interface CompanyFilters {
  search: string;
  state: CompanyStatus | '';
  proof: Proof | '';
  ordering: CompanyOrdering;
  page: number;
}

export const NO_FILTERS: CompanyFilters = {
  search: '',
  state: '',
  proof: '',
  ordering: 'name',
  page: 1,
};

const isOneOf = <Key extends string>(labels: Record<Key, string>, text: string): text is Key =>
  Object.hasOwn(labels, text);

/** The filters in the address; what is wrong there is as if it were not there. */
export const COMPANY_CODEC: FilterCodec<CompanyFilters> = {
  read: (params) => {
    const text = (name: string) => params.get(name) ?? '';
    const [state, proof, ordering] = [text('state'), text('domain'), text('sort')];
    return {
      search: text('search'),
      state: isOneOf(STATE_LABELS, state) ? state : '',
      proof: isOneOf(PROOF_LABELS, proof) ? proof : '',
      ordering: isOneOf(COMPANY_SORTS, ordering) ? ordering : 'name',
      page: readPage(text('page')),
    };
  },
  write: ({ search, state, proof, ordering, page }) => {
    const params = new URLSearchParams();
    const values = { search, state, domain: proof };
    for (const [name, value] of Object.entries(values)) if (value !== '') params.set(name, value);
    if (ordering !== 'name') params.set('sort', ordering);
    if (page > 1) params.set('page', String(page));
    return params;
  },
};

const PAGE_SIZE = 25;
const MAX_SEARCH = 100;

/** The request for these filters. */
export const companyArgs = (filters: CompanyFilters): ListCompaniesApiArg => {
  const search = filters.search.trim().slice(0, MAX_SEARCH);
  return {
    ...(search && { search }),
    ...(filters.state && { status: filters.state }),
    ...(filters.proof && { proven: filters.proof === 'proven' }),
    ordering: filters.ordering,
    page: filters.page,
    pageSize: PAGE_SIZE,
  };
};
