import type { AuditKind } from '@/api';
import { useListFilters } from '@/hooks/useListFilters';
import { day, id, oneOf, page, searchParams, text } from '@/lib/searchParams';

export const PAGE_SIZE = 20;
/** As many as stand on the page of a thing. */
export const LATEST = 7;

export const KIND_LABELS: Record<AuditKind, string> = {
  event: 'Events',
  tier: 'Tickets',
  booking: 'Bookings',
  ticket: 'Attendees’ tickets',
  message: 'Messages',
  export: 'Exports',
  import: 'Imports',
  organizer: 'Organizers',
  member: 'Teams',
  category: 'Categories',
  company: 'Companies',
  policy: 'Policies',
  invitation: 'Invitations',
  person: 'People',
  approval: 'Approvals',
  cost_centre: 'Cost centres',
  budget: 'Budgets',
  failure: 'Failures',
  api_key: 'API keys',
  webhook: 'Webhooks',
};

export const ALL_KINDS = Object.keys(KIND_LABELS) as AuditKind[];

/** The filters in the address; empty for all. */
export const AUDIT_PARAMS = searchParams({
  search: text(),
  kind: oneOf(KIND_LABELS, ''),
  /** Id of a person. */
  person: id(),
  /** Id of what was changed; without a kind it counts for nothing. */
  thing: id(),
  /** Id of a company, on the platform's page. */
  company: id(),
  from: day(),
  to: day(),
  page: page(),
});
export type AuditFilters = typeof AUDIT_PARAMS.initial;

/** The filters of a file, and of the list besides its page. */
export const auditFilters = ({ search, kind, person, thing, from, to }: AuditFilters) => ({
  search: search.trim() || undefined,
  kind: kind || undefined,
  person: person ? Number(person) : undefined,
  thing: kind && thing ? Number(thing) : undefined,
  from: from || undefined,
  to: to || undefined,
});

/** Those of the platform, which alone asks for the changes of one of many companies. */
export const platformFilters = (filters: AuditFilters) => ({
  ...auditFilters(filters),
  company: filters.company ? Number(filters.company) : undefined,
});

export const auditQuery = (filters: AuditFilters) => ({
  ...auditFilters(filters),
  page: filters.page,
  pageSize: PAGE_SIZE,
});

export const hasFilters = (filters: AuditFilters) =>
  Object.values(platformFilters(filters)).some((value) => value !== undefined);

/** The list of the address; whose changes are shown stays in it. */
export const useAuditFilters = () =>
  useListFilters(AUDIT_PARAMS, { within: true, keepOthers: true });
