import type { AccountStatus, Role } from '@/api';
import type { ListPeopleApiArg } from '@/api/console';
import { id, oneOf, page, searchParams, text } from '@/lib/searchParams';
import { roleLabel } from '@/lib/text';
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

/** The filters in the address. */
export const PEOPLE_PARAMS = searchParams({
  search: text(),
  role: oneOf(ALL_ROLES, ''),
  state: oneOf(STATE_LABELS, ''),
  company: id(),
  sort: oneOf(PEOPLE_SORTS, 'name'),
  page: page(),
});
export type PeopleFilters = typeof PEOPLE_PARAMS.initial;

/** Whether more than the search narrows the list. */
export const hasFilters = ({ role, state, company }: PeopleFilters): boolean =>
  role !== '' || state !== '' || company !== '';

export const roleOptions = (roles: readonly Role[]) => [
  ['', 'All'] as const,
  ...roles.map((role) => [role, roleLabel(role)] as const),
];

export const PAGE_SIZE = 25;

/** The request for these filters. */
export const peopleArgs = (filters: PeopleFilters): ListPeopleApiArg => ({
  search: filters.search.trim() || undefined,
  role: filters.role || undefined,
  status: filters.state || undefined,
  company: filters.company ? Number(filters.company) : undefined,
  ordering: filters.sort,
  page: filters.page,
  pageSize: PAGE_SIZE,
});
