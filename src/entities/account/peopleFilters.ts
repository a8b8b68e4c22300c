import type { AccountStatus, Role } from '@/api';
import type { ListPeopleApiArg } from '@/api/console';
import type { FilterCodec } from '@/hooks/useListAddress';
import { roleLabel } from '@/lib/text';
import { readPage } from '@/lib/paging';
import { ALL_ROLES } from './accountRoles';

export const STATE_LABELS: Record<AccountStatus, string> = { active: 'Active', closed: 'Closed' };

export const PEOPLE_SORTS = {
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  '-last_sign_in_at': 'Last signed in',
  last_sign_in_at: 'Longest not signed in',
  '-joined_at': 'Newest',
  joined_at: 'Oldest',
} as const;
export type PeopleOrdering = keyof typeof PEOPLE_SORTS;

export interface PeopleFilters {
  search: string;
  role: Role | '';
  state: AccountStatus | '';
  /** Company id as in the address; empty for all. */
  company: string;
  ordering: PeopleOrdering;
  page: number;
}

export const NO_FILTERS: PeopleFilters = {
  search: '',
  role: '',
  state: '',
  company: '',
  ordering: 'name',
  page: 1,
};

const isOneOf = <Key extends string>(labels: Record<Key, string>, text: string): text is Key =>
  Object.hasOwn(labels, text);
const readId = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? text : '');

/** The filters in the address; what is wrong there is as if it were not there. */
export const PEOPLE_CODEC: FilterCodec<PeopleFilters> = {
  read: (params) => {
    const state = params.get('state') ?? '';
    const ordering = params.get('sort') ?? '';
    return {
      search: params.get('search') ?? '',
      role: ALL_ROLES.find((role) => role === params.get('role')) ?? '',
      state: isOneOf(STATE_LABELS, state) ? state : '',
      company: readId(params.get('company')),
      ordering: isOneOf(PEOPLE_SORTS, ordering) ? ordering : 'name',
      page: readPage(params.get('page')),
    };
  },
  write: ({ search, role, state, company, ordering, page }) => {
    const params = new URLSearchParams();
    const values = { search, role, state, company };
    for (const [name, value] of Object.entries(values)) if (value !== '') params.set(name, value);
    if (ordering !== 'name') params.set('sort', ordering);
    if (page > 1) params.set('page', String(page));
    return params;
  },
};

/** How many filters besides the search narrow the list. */
export const filterCount = ({ role, state, company }: PeopleFilters): number =>
  [role, state, company].filter((value) => value !== '').length;

export const roleOptions = (roles: readonly Role[]) => [
  ['', 'All'] as const,
  ...roles.map((role) => [role, roleLabel(role)] as const),
];

const PAGE_SIZE = 25;
const MAX_SEARCH = 100;

/** The request for these filters. */
export const peopleArgs = (filters: PeopleFilters): ListPeopleApiArg => {
  const search = filters.search.trim().slice(0, MAX_SEARCH);
  return {
    ...(search && { search }),
    ...(filters.role && { role: filters.role }),
    ...(filters.state && { status: filters.state }),
    ...(filters.company && { company: Number(filters.company) }),
    ordering: filters.ordering,
    page: filters.page,
    pageSize: PAGE_SIZE,
  };
};
