import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorMessage, type CompanyAccount, type CompanyAccountList } from '@/api';
import { useListCompaniesQuery } from '@/api/console';
import { DataList } from '@/components/dataList/DataList';
import { FilterSelect } from '@/components/dataList/FilterSelect';
import { rowActions, type RowMenuOf } from '@/components/dataList/RowMenu';
import { SearchToolbar } from '@/components/dataList/ListToolbar';
import { Icon } from '@/components/display/Icon';
import { EmptyState } from '@/components/feedback/EmptyState';
import { lazyPart } from '@/components/lazy/lazyPart';
import { ConsolePage } from '@/components/page/ConsolePage';
import { useListFilters } from '@/hooks/useListFilters';
import { useListKeys } from '@/hooks/useListKeys';
import { platformCompanyAccountPath, platformPeoplePath } from '@/lib/paths';
import { serverNow } from '@/lib/serverClock';
import { areSingleKeysOn } from '@/lib/singleKeys';
import { countOf } from '@/lib/text';
import { companyActions, type CompanyAction, companyColumns } from './companyColumns';
import type { CompanyDialogAction } from './CompanyDialogs';
import {
  COMPANY_PARAMS,
  COMPANY_SORTS,
  companyArgs,
  PAGE_SIZE,
  PROOF_LABELS,
  STATE_LABELS,
  type CompanyFilters,
} from './companyFilters';

const CompanyDialogs = lazyPart(() => import('./CompanyDialogs'));
const NewCompanyDialog = lazyPart(() => import('./NewCompanyDialog'));

interface AskedAction {
  company: CompanyAccount;
  action: CompanyDialogAction;
}

/** /platform/companies: every company, found, sorted, and acted on. */
export function CompaniesPage() {
  const navigate = useNavigate();
  const { filters, settled, isSettling, change, choose, hrefOf } = useListFilters(COMPANY_PARAMS);
  const query = useListCompaniesQuery(companyArgs(settled));
  const [now] = useState(() => serverNow());
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const [isMaking, setIsMaking] = useState(false);
  useListKeys({ n: () => setIsMaking(true) });
  const columns = useMemo(() => companyColumns(now), [now]);
  const menu = useMemo((): RowMenuOf<CompanyAccount> => {
    const handleAction = (company: CompanyAccount, action: CompanyAction) => {
      if (action === 'people') void navigate(platformPeoplePath({ company: company.id }));
      else if (action === 'account') void navigate(platformCompanyAccountPath(company.id));
      else setAsked({ company, action });
    };
    return {
      name: ({ name }) => name,
      actions: (company) =>
        rowActions(companyActions(company), (action) => handleAction(company, action)),
    };
  }, [navigate]);

  return (
    <ConsolePage
      title="Companies"
      text={query.data ? summary(query.data.counts) : '\u00a0'}
      actions={
        <Button
          variant="contained"
          aria-keyshortcuts={areSingleKeysOn() ? 'N' : undefined}
          onClick={() => setIsMaking(true)}
        >
          <Icon icon={Plus} small /> New company
        </Button>
      }
    >
      <SearchToolbar
        searchLabel="Search companies"
        placeholder="Name or domain"
        search={filters.search}
        sorts={COMPANY_SORTS}
        ordering={filters.sort}
        onSearch={choose('search')}
        onSort={choose('sort')}
      >
        <FilterSelect
          label="State"
          value={filters.state}
          options={[['', 'All but merged'], ...Object.entries(STATE_LABELS)]}
          onChange={choose('state')}
        />
        <FilterSelect
          label="Domain"
          value={filters.domain}
          options={[['', 'All'], ...Object.entries(PROOF_LABELS)]}
          onChange={choose('domain')}
        />
      </SearchToolbar>
      <DataList
        label="Companies"
        subject="companies"
        query={query}
        failure={query.error && errorMessage(query.error, 'Please try again.')}
        isSettling={isSettling}
        columns={columns}
        rowKey={({ id }) => id}
        ordering={filters.sort}
        onSort={choose('sort')}
        menu={menu}
        paging={{ page: filters.page, pageSize: PAGE_SIZE, hrefOf }}
        counted={(count) => countOf(count, 'company', 'companies')}
        empty={
          <NoCompanies
            filters={filters}
            onClear={() => change({ ...COMPANY_PARAMS.initial, sort: filters.sort })}
            onNew={() => setIsMaking(true)}
          />
        }
      />
      {asked && (
        <CompanyDialogs
          company={asked.company}
          action={asked.action}
          onClose={() => setAsked(null)}
        />
      )}
      {isMaking && <NewCompanyDialog onClose={() => setIsMaking(false)} />}
    </ConsolePage>
  );
}

/** `12 active · 1 suspended · 2 merged` */
const summary = (counts: CompanyAccountList['counts']): string =>
  (['active', 'suspended', 'merged'] as const)
    .filter((state) => state === 'active' || counts[state] > 0)
    .map((state) => `${counts[state]} ${state}`)
    .join(' · ');

interface NoCompaniesProps {
  filters: CompanyFilters;
  onClear: () => void;
  onNew: () => void;
}

function NoCompanies({ filters: { search, state, domain }, onClear, onNew }: NoCompaniesProps) {
  const wanted = search.trim();
  if (wanted === '' && state === '' && domain === '') {
    return (
      <EmptyState
        title="No companies yet"
        text="Create a company here. One is also created when the first person of a domain signs up."
        action={<Button onClick={onNew}>New company</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={wanted ? `No company matches “${wanted}”` : 'No company found'}
      text={(state !== '' || domain !== '') && 'Filters are active.'}
      action={
        <Button variant="text" onClick={onClear}>
          Show all
        </Button>
      }
    />
  );
}
