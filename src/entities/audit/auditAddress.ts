import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { AuditKind } from '@/api';
import { SEARCH_DEBOUNCE_MS, useDebounced } from '@/hooks/useDebounced';

const PAGE_SIZE = 20;
/** As many as stand on the page of a thing. */
export const LATEST = 7;
const MAX_SEARCH = 100;
const MAX_PAGE = 100;

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
};

export const ALL_KINDS = Object.keys(KIND_LABELS) as AuditKind[];

/** What the list shows, as the address has it; empty for all. */
export interface AuditAddress {
  search: string;
  kind: string;
  /** Id of a person. */
  person: string;
  /** Id of what was changed; without a kind there is none. */
  thing: string;
  /** Id of a company, on the platform's page. */
  company: string;
  /** `2026-12-05` */
  from: string;
  to: string;
  page: number;
}

export const NO_FILTERS: AuditAddress = {
  ...{ search: '', kind: '', person: '', thing: '', company: '', from: '', to: '' },
  page: 1,
};

const readDay = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');

/** Values that do not exist become the default. */
function readAddress(params: URLSearchParams): AuditAddress {
  const text = (name: string) => params.get(name) ?? '';
  const readId = (name: string) => (/^[1-9]\d{0,14}$/.test(text(name)) ? text(name) : '');
  const page = Number(text('page') || 1);
  const kind = Object.hasOwn(KIND_LABELS, text('kind')) ? text('kind') : '';
  return {
    search: text('search').slice(0, MAX_SEARCH),
    kind,
    person: readId('person'),
    thing: kind && readId('thing'),
    company: readId('company'),
    from: readDay(text('from')),
    to: readDay(text('to')),
    page: Number.isSafeInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE) : 1,
  };
}

/** Whose changes are shown stays in the address. */
function writeAddress(current: URLSearchParams, address: AuditAddress): URLSearchParams {
  const params = new URLSearchParams(current);
  for (const [name, value] of Object.entries(address)) {
    const text = String(value);
    if (text.trim() === '' || (name === 'page' && value === 1)) params.delete(name);
    else params.set(name, text);
  }
  return params;
}

/** The filters of a file, and of the list besides its page. */
export const auditFilters = ({ search, kind, person, thing, from, to }: AuditAddress) => ({
  ...(search.trim() && { search: search.trim() }),
  ...(kind && { kind: kind as AuditKind }),
  ...(person && { person: Number(person) }),
  ...(thing && { thing: Number(thing) }),
  ...(from && { from }),
  ...(to && { to }),
});

/** Those of the platform, which alone asks for the changes of one of many companies. */
export const platformFilters = (address: AuditAddress) => ({
  ...auditFilters(address),
  ...(address.company && { company: Number(address.company) }),
});

export const auditQuery = (address: AuditAddress) => ({
  ...auditFilters(address),
  page: address.page,
  pageSize: PAGE_SIZE,
});

export const hasFilters = (address: AuditAddress) =>
  Object.keys(platformFilters(address)).length > 0;

/** The list of the address; whatever but the page is changed begins at the first page. */
export function useAuditAddress() {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readAddress(params), [params]);
  const change = useCallback(
    (patch: Partial<AuditAddress>) =>
      setParams(
        (current) => writeAddress(current, { ...readAddress(current), page: 1, ...patch }),
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  // In the address at once, asked for once it has settled; no search is asked for at once.
  const settled = useDebounced(address.search, SEARCH_DEBOUNCE_MS);
  const asked = { ...address, search: address.search && settled };
  const hrefOf = (page: number) => `?${writeAddress(params, { ...address, page })}`;
  return { address, asked, change, hrefOf };
}
