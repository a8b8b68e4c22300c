import type { ExportCompanyHospitalityCsvApiArg, GetCompanyHospitalityApiArg } from '@/api/console';
import type { GuestKind } from '@/api';
import type { FilterCodec } from '@/hooks/useListAddress';

export const PAGE_SIZE = 25;

export const KIND_LABELS = {
  all: 'All',
  client: 'Clients',
  public_official: 'Public officials',
} as const;

export interface HospitalityFilters {
  /** Part of a guest's name or mail address. */
  search: string;
  organisation: string;
  kind: 'all' | GuestKind;
  /** Empty for all. */
  year: string;
  page: number;
}

export const NO_FILTERS: HospitalityFilters = {
  ...{ search: '', organisation: '', kind: 'all', year: '', page: 1 },
};

const isKind = (text: string): text is HospitalityFilters['kind'] =>
  Object.hasOwn(KIND_LABELS, text);

/** The filters in the address; what is wrong there is as if it were not there. */
export const HOSPITALITY_CODEC: FilterCodec<HospitalityFilters> = {
  read: (params) => {
    const kind = params.get('kind') ?? '';
    const year = params.get('year') ?? '';
    const page = Number(params.get('page'));
    return {
      search: params.get('search') ?? '',
      organisation: params.get('organisation') ?? '',
      kind: isKind(kind) ? kind : 'all',
      year: /^2\d{3}$/.test(year) ? year : '',
      page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    };
  },
  write: ({ search, organisation, kind, year, page }) => {
    const params = new URLSearchParams();
    if (search !== '') params.set('search', search);
    if (organisation !== '') params.set('organisation', organisation);
    if (kind !== 'all') params.set('kind', kind);
    if (year !== '') params.set('year', year);
    if (page > 1) params.set('page', String(page));
    return params;
  },
};

const MAX_WORDS = 120;

/** Whom a file is about. */
export const exportArgs = (filters: HospitalityFilters): ExportCompanyHospitalityCsvApiArg => {
  const guest = filters.search.trim().slice(0, MAX_WORDS);
  const organisation = filters.organisation.trim().slice(0, MAX_WORDS);
  return {
    ...(filters.year && { year: Number(filters.year) }),
    ...(filters.kind !== 'all' && { kind: filters.kind }),
    ...(organisation && { organisation }),
    ...(guest && { guest }),
  };
};

/** The request for these filters. */
export const hospitalityArgs = (filters: HospitalityFilters): GetCompanyHospitalityApiArg => ({
  ...exportArgs(filters),
  ...(filters.page > 1 && { page: filters.page }),
  pageSize: PAGE_SIZE,
});
