import { useRef } from 'react';
import { Navigate } from 'react-router';
import { errorMessage, toAppError, type CompanyHospitality } from '@/api';
import { useGetCompanyHospitalityQuery } from '@/api/console';
import { Button, ButtonLink } from '@/components/buttons/Button';
import { ExportMenu } from '@/components/dialogs/ExportMenu';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { StaleNote } from '@/components/feedback/StaleNote';
import { FilterSelect } from '@/components/list/FilterSelect';
import { ListCard } from '@/components/list/ListCard';
import { ListFooter } from '@/components/list/ListFooter';
import { ListSearch } from '@/components/list/ListSearch';
import { ListSkeleton } from '@/components/list/ListSkeleton';
import { ListToolbar } from '@/components/list/ListToolbar';
import { PageBeyond } from '@/components/list/PageBeyond';
import { ConsolePage } from '@/components/page/ConsolePage';
import { useListAddress } from '@/hooks/useListAddress';
import { useListKeys } from '@/hooks/useListKeys';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { usePlaceWithoutSpend } from '../useManaging';
import { GuestTable } from './GuestTable';
import {
  HOSPITALITY_CODEC,
  hospitalityArgs,
  KIND_LABELS,
  NO_FILTERS,
  PAGE_SIZE,
  type HospitalityFilters,
} from './hospitalityFilters';
import { OrganisationsCard } from './OrganisationsCard';
import { useHospitalityExport } from './useHospitalityExport';

/** /company/hospitality: clients and public officials whom the company invited (docs/product.md#hospitality). */
export function HospitalityPage() {
  const { filters, settled, isSettling, change } = useListAddress(HOSPITALITY_CODEC);
  const answer = useGetCompanyHospitalityQuery(hospitalityArgs(settled));
  const { data, currentData, error, isFetching, refetch } = answer;
  const searchInput = useRef<HTMLInputElement>(null);
  useListKeys({ '/': () => searchInput.current?.focus() });
  const exportFile = useHospitalityExport(settled);
  const elsewhere = usePlaceWithoutSpend();
  const hasFailed = error !== undefined && !isFetching;
  // Whoever sees no spend has the other places of this side.
  if (hasFailed && toAppError(error).status === 403) {
    return <Navigate to={elsewhere} replace />;
  }
  const waits = isSettling || (isFetching && !currentData);
  const hrefOf = (page: number) => `?${HOSPITALITY_CODEC.write({ ...filters, page }).toString()}`;
  return (
    <ConsolePage
      title="Hospitality"
      text={data ? summaryOf(data) : '\u00a0'}
      actions={<ExportMenu label="Export the hospitality" onExport={exportFile} />}
    >
      <ListToolbar>
        <ListSearch
          ref={searchInput}
          label="Search guests"
          placeholder="Guest or email address"
          value={filters.search}
          onType={(search) => change({ search })}
        />
        <FilterSelect
          label="Year"
          value={filters.year}
          options={[['', 'All'], ...yearsOf(data, filters).map((year) => [year, year] as const)]}
          onChange={(year) => change({ year })}
        />
        <FilterSelect
          label="Guests"
          value={filters.kind}
          options={Object.entries(KIND_LABELS)}
          onChange={(kind) =>
            change({ kind: HOSPITALITY_CODEC.read(new URLSearchParams({ kind })).kind })
          }
        />
        {filters.organisation !== '' && (
          <Button variant="quiet" onClick={() => change({ organisation: '' })}>
            All organisations
          </Button>
        )}
      </ListToolbar>
      {hasFailed && data && <StaleNote onRetry={refetch} />}
      <ListCard busy={waits} outdated={waits && data !== undefined}>
        {!data && !hasFailed && <ListSkeleton label="Loading the hospitality" sign="none" />}
        {!data && hasFailed && (
          <ErrorPanel
            title="The hospitality could not be loaded"
            text={errorMessage(error, 'Please try again.')}
            onRetry={refetch}
          />
        )}
        {data && data.count === 0 && (
          <Nobody filters={filters} onClear={() => change(NO_FILTERS)} />
        )}
        {data && data.count > 0 && data.results.length === 0 && (
          <PageBeyond
            list={{ count: data.count, page_size: PAGE_SIZE }}
            page={settled.page}
            hrefOf={hrefOf}
          />
        )}
        {data && data.results.length > 0 && (
          <>
            <GuestTable guests={data.results} />
            <ListFooter
              list={{ ...data, page: settled.page, page_size: PAGE_SIZE }}
              hrefOf={hrefOf}
            />
          </>
        )}
      </ListCard>
      {data && data.organisations.length > 0 && (
        <OrganisationsCard
          report={data}
          onChoose={(organisation) => change({ organisation, page: 1 })}
        />
      )}
      <VisuallyHidden>
        <span role="status">{data && !waits && summaryOf(data)}</span>
      </VisuallyHidden>
    </ConsolePage>
  );
}

/** `12 guests, 31 invitations, ₹4,86,240.00 with fee and GST` */
const summaryOf = ({ guests, times, value, currency }: CompanyHospitality): string =>
  `${countOf(guests, 'guest')}, ${countOf(times, 'invitation')}, ${formatMoney(value, currency)} with fee and GST`;

/** The chosen one too, where nobody was invited in it. */
const yearsOf = (data: CompanyHospitality | undefined, { year }: HospitalityFilters): string[] =>
  [...new Set([...(data?.years ?? []).map(String), ...(year ? [year] : [])])].sort().reverse();

function Nobody({ filters, onClear }: { filters: HospitalityFilters; onClear: () => void }) {
  if (HOSPITALITY_CODEC.write(filters).size > 0) {
    return (
      <EmptyState
        title={filters.search ? `Nobody matches “${filters.search.trim()}”` : 'Nobody found'}
        text="Filters are on."
        action={
          <Button variant="quiet" onClick={onClear}>
            Clear filters
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title="No guests yet"
      text="Clients and public officials whom colleagues invite stand here once their seats are paid. A rule about guests makes the cart ask for them."
      action={<ButtonLink to={paths.companyPolicies}>See the policy</ButtonLink>}
    />
  );
}
