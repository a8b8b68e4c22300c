import type { ListCostCentresApiArg } from '@/api/console';
import { flag, oneOf, searchParams, text } from '@/lib/searchParams';

export const STATE_LABELS = { active: 'Active', inactive: 'Inactive', all: 'All' } as const;

/** The filters in the address; the list has one page. */
export const CENTRE_PARAMS = searchParams({
  search: text(),
  state: oneOf(STATE_LABELS, 'active'),
  /** Only those that the person owns or is a member of. */
  mine: flag(),
});
export type CentreFilters = typeof CENTRE_PARAMS.initial;

/** The request for these filters. */
export const centreArgs = ({ search, state, mine }: CentreFilters): ListCostCentresApiArg => ({
  search: search.trim() || undefined,
  isActive: state === 'all' ? undefined : state === 'active',
  mine: mine || undefined,
});
