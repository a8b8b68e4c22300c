import type { ListCostCentresApiArg } from '@/api/console';
import type { FilterCodec } from '@/hooks/useListAddress';

export const STATE_LABELS = { active: 'Active', inactive: 'Inactive', all: 'All' } as const;
export type CentreState = keyof typeof STATE_LABELS;

export interface CentreFilters {
  search: string;
  state: CentreState;
  /** Only those that the person owns or is a member of. */
  mine: boolean;
  /** The list has one page. */
  page: number;
}

export const NO_FILTERS: CentreFilters = { search: '', state: 'active', mine: false, page: 1 };

const isState = (text: string): text is CentreState => Object.hasOwn(STATE_LABELS, text);

/** The filters in the address; what is wrong there is as if it were not there. */
export const CENTRE_CODEC: FilterCodec<CentreFilters> = {
  read: (params) => {
    const state = params.get('state') ?? '';
    return {
      search: params.get('search') ?? '',
      state: isState(state) ? state : 'active',
      mine: params.get('mine') === 'true',
      page: 1,
    };
  },
  write: ({ search, state, mine }) => {
    const params = new URLSearchParams();
    if (search !== '') params.set('search', search);
    if (state !== 'active') params.set('state', state);
    if (mine) params.set('mine', 'true');
    return params;
  },
};

const MAX_SEARCH = 100;

/** The request for these filters. */
export const centreArgs = ({ search, state, mine }: CentreFilters): ListCostCentresApiArg => {
  const words = search.trim().slice(0, MAX_SEARCH);
  return {
    ...(words && { search: words }),
    ...(state !== 'all' && { isActive: state === 'active' }),
    ...(mine && { mine }),
  };
};
