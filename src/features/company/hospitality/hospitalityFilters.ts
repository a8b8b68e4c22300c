import type { ExportCompanyHospitalityCsvApiArg, GetCompanyHospitalityApiArg } from '@/api/console';
import { oneOf, page, searchParams, text, year } from '@/lib/searchParams';

export const PAGE_SIZE = 25;

export const KIND_LABELS = {
  all: 'All',
  client: 'Clients',
  public_official: 'Public officials',
} as const;

const MAX_WORDS = 120;

/** The filters in the address. */
export const HOSPITALITY_PARAMS = searchParams({
  /** Part of a guest's name or mail address. */
  search: text(MAX_WORDS),
  organisation: text(MAX_WORDS),
  kind: oneOf(KIND_LABELS, 'all'),
  year: year(),
  page: page(),
});
export type HospitalityFilters = typeof HOSPITALITY_PARAMS.initial;

/** Whom a file is about. */
export const exportArgs = (filters: HospitalityFilters): ExportCompanyHospitalityCsvApiArg => ({
  year: filters.year ? Number(filters.year) : undefined,
  kind: filters.kind === 'all' ? undefined : filters.kind,
  organisation: filters.organisation.trim() || undefined,
  guest: filters.search.trim() || undefined,
});

/** The request for these filters. */
export const hospitalityArgs = (filters: HospitalityFilters): GetCompanyHospitalityApiArg => ({
  ...exportArgs(filters),
  page: filters.page > 1 ? filters.page : undefined,
  pageSize: PAGE_SIZE,
});
