import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link, Navigate } from 'react-router';
import { errorMessage, type CompanyHospitality } from '@/api';
import {
  consoleApi,
  useExport,
  useGetCompanyHospitalityQuery,
  type ExportCompanyHospitalityCsvApiArg,
  type GetCompanyHospitalityApiArg,
} from '@/api/console';
import { type DataColumn, DataTable } from '@/components/dataList/DataTable';
import { DataList, ListCard } from '@/components/dataList/DataList';
import { FilterSelect } from '@/components/dataList/FilterSelect';
import { ListSearch, ListToolbar } from '@/components/dataList/ListToolbar';
import { TwoLines } from '@/components/dataList/TwoLines';
import { ExportMenu } from '@/components/dialogs/ExportMenu';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ConsolePage } from '@/components/page/ConsolePage';
import { useListFilters } from '@/hooks/useListFilters';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { usePlaceWithoutSpend } from '../useManaging';
import { GUEST_COLUMNS } from './guestColumns';
import { oneOf, page, searchParams, text, year } from '@/lib/searchParams';

const PAGE_SIZE = 25;

const KIND_LABELS = {
  all: 'All',
  client: 'Clients',
  public_official: 'Public officials',
} as const;

const MAX_WORDS = 120;

/** The filters in the address. */
const HOSPITALITY_PARAMS = searchParams({
  /** Part of a guest's name or mail address. */
  search: text(MAX_WORDS),
  organisation: text(MAX_WORDS),
  kind: oneOf(KIND_LABELS, 'all'),
  year: year(),
  page: page(),
});
type HospitalityFilters = typeof HOSPITALITY_PARAMS.initial;

/** Whom a file is about. */
const exportArgs = (filters: HospitalityFilters): ExportCompanyHospitalityCsvApiArg => ({
  year: filters.year ? Number(filters.year) : undefined,
  kind: filters.kind === 'all' ? undefined : filters.kind,
  organisation: filters.organisation.trim() || undefined,
  guest: filters.search.trim() || undefined,
});

/** The request for these filters. */
const hospitalityArgs = (filters: HospitalityFilters): GetCompanyHospitalityApiArg => ({
  ...exportArgs(filters),
  page: filters.page > 1 ? filters.page : undefined,
  pageSize: PAGE_SIZE,
});

const { exportCompanyHospitalityCsv: csv, exportCompanyHospitalityXlsx: xlsx } =
  consoleApi.endpoints;

/** /company/hospitality: clients and public officials whom the company invited (docs/product/companies.md#hospitality). */
export function HospitalityPage() {
  const list = useListFilters(HOSPITALITY_PARAMS);
  const { filters, settled, isSettling, change, choose, hrefOf } = list;
  const query = useGetCompanyHospitalityQuery(hospitalityArgs(settled));
  const { data, error } = query;
  const exportFile = useExport('hospitality', { csv, xlsx }, exportArgs(settled));
  const elsewhere = usePlaceWithoutSpend(query);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  return (
    <ConsolePage
      title="Hospitality"
      text={data ? summaryOf(data) : '\u00a0'}
      actions={<ExportMenu label="Export the hospitality" onExport={exportFile} />}
    >
      <ListToolbar>
        <ListSearch
          label="Search guests"
          placeholder="Guest or email address"
          value={filters.search}
          onType={choose('search')}
        />
        <FilterSelect
          label="Year"
          value={filters.year}
          options={[['', 'All'], ...yearsOf(data, filters).map((year) => [year, year] as const)]}
          onChange={choose('year')}
        />
        <FilterSelect
          label="Guests"
          value={filters.kind}
          options={Object.entries(KIND_LABELS)}
          onChange={choose('kind')}
        />
        {filters.organisation !== '' && (
          <Button variant="text" onClick={() => change({ organisation: '' })}>
            All organisations
          </Button>
        )}
      </ListToolbar>
      <DataList
        label="Guests by year"
        subject="the hospitality"
        query={query}
        failure={error && errorMessage(error, 'Please try again.')}
        isSettling={isSettling}
        columns={GUEST_COLUMNS}
        rowKey={({ guest, year, currency }) => `${guest} ${year} ${currency}`}
        paging={{ page: settled.page, pageSize: PAGE_SIZE, hrefOf }}
        counted={() => (data ? summaryOf(data) : '')}
        empty={<Nobody filters={filters} onClear={() => change(HOSPITALITY_PARAMS.initial)} />}
      />
      {data && data.organisations.length > 0 && (
        <OrganisationsCard report={data} onChoose={choose('organisation')} />
      )}
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
  if (HOSPITALITY_PARAMS.write(filters).size > 0) {
    return (
      <EmptyState
        title={filters.search ? `Nobody matches “${filters.search.trim()}”` : 'Nobody found'}
        text="Filters are active."
        action={
          <Button variant="text" onClick={onClear}>
            Clear filters
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title="No guests yet"
      text="Clients and public officials invited by colleagues appear here once their seats are paid. With a policy rule about guests, the cart asks who they are."
      action={
        <Button component={Link} to={paths.companyPolicies}>
          See the policy
        </Button>
      }
    />
  );
}

interface OrganisationsCardProps {
  report: CompanyHospitality;
  onChoose: (organisation: string) => void;
}

/** What the guests of each organisation were given together; a click lists its guests alone. */
function OrganisationsCard({ report, onChoose }: OrganisationsCardProps) {
  const { organisations, currency } = report;
  const columns = useMemo(
    (): DataColumn<CompanyHospitality['organisations'][number]>[] => [
      {
        id: 'organisation',
        header: 'Organisation',
        wraps: true,
        phone: 'title',
        render: ({ organisation, guests, times }) => (
          <TwoLines
            first={
              <Button variant="inline" onClick={() => onChoose(organisation)}>
                {organisation}
              </Button>
            }
            second={`${countOf(guests, 'guest')} · ${countOf(times, 'time')}`}
          />
        ),
      },
      {
        id: 'value',
        header: 'Value',
        width: 160,
        align: 'right',
        phone: 'amount',
        render: ({ value }) => formatMoney(value, currency),
      },
    ],
    [currency, onChoose],
  );
  return (
    <Box sx={{ mt: 2 }}>
      <ListCard title="By organisation">
        <DataTable
          label="Organisations"
          columns={columns}
          rows={organisations}
          rowKey={({ organisation }) => organisation}
        />
      </ListCard>
    </Box>
  );
}
