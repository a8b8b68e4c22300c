import Plus from 'lucide-react/icons/plus';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorMessage, type CompanyAccount, type CompanyAccountList } from '@/api';
import { Button } from '@/components/buttons/Button';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { StaleNote } from '@/components/feedback/StaleNote';
import { lazyPart } from '@/components/lazy/lazyPart';
import { FilterSelect } from '@/components/list/FilterSelect';
import { SearchToolbar } from '@/components/list/SearchToolbar';
import { ListCard } from '@/components/list/ListCard';
import { ListFooter } from '@/components/list/ListFooter';
import { ListSkeleton } from '@/components/list/ListSkeleton';
import { PageBeyond } from '@/components/list/PageBeyond';
import { ConsolePage } from '@/components/page/ConsolePage';
import { useListKeys } from '@/hooks/useListKeys';
import { platformCompaniesPath, platformCompanyAccountPath, platformPeoplePath } from '@/lib/paths';
import { areSingleKeysOn } from '@/lib/singleKeys';
import { countOf } from '@/lib/text';
import { useIsNarrow } from '@/hooks/useIsNarrow';
import type { CompanyDialogAction } from './CompanyDialogs';
import { COMPANY_CODEC, COMPANY_SORTS, PROOF_LABELS, STATE_LABELS } from './companyFilters';
import type { CompanyAction } from './CompanyMenu';
import { CompanyGrid } from './CompanyGrid';
import { CompanyRows } from './CompanyRows';
import { useCompanyList } from './useCompanyList';

const SKELETON = <ListSkeleton label="Loading companies" sign="none" />;
const CompanyMenu = lazyPart(() => import('./CompanyMenu'));
const CompanyDialogs = lazyPart(() => import('./CompanyDialogs'));
const NewCompanyDialog = lazyPart(() => import('./NewCompanyDialog'));

interface Opened<Kind> {
  company: CompanyAccount;
  kind: Kind;
}

/** /platform/companies: every company, found, sorted, and acted on. */
export function CompaniesPage() {
  const navigate = useNavigate();
  const { filters, now, data, error, waits, refetch, change, clear } = useCompanyList();
  const isNarrow = useIsNarrow();
  const searchInput = useRef<HTMLInputElement>(null);
  const [menu, setMenu] = useState<Opened<HTMLElement> | null>(null);
  const [asked, setAsked] = useState<Opened<CompanyDialogAction> | null>(null);
  const [isMaking, setIsMaking] = useState(false);
  useListKeys({ '/': () => searchInput.current?.focus(), n: () => setIsMaking(true) });

  const handleMenu = useCallback((company: CompanyAccount, button: HTMLElement) => {
    // The menu gives the focus back to the button, from wherever it was opened.
    button.focus();
    setMenu({ company, kind: button });
  }, []);
  const handleAction = (company: CompanyAccount, action: CompanyAction) => {
    if (action === 'people') void navigate(platformPeoplePath({ company: company.id }));
    else if (action === 'account') void navigate(platformCompanyAccountPath(company.id));
    else setAsked({ company, kind: action });
  };
  /** The values are read as those of the address: anything else is not chosen. */
  const read = (name: string, value: string) =>
    COMPANY_CODEC.read(new URLSearchParams({ [name]: value }));

  const hrefOf = (page: number) => platformCompaniesPath(COMPANY_CODEC.write({ ...filters, page }));
  const companies = data?.results ?? [];
  return (
    <ConsolePage
      title="Companies"
      text={data ? summary(data.counts) : '\u00a0'}
      actions={
        <Button
          variant="primary"
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
        searchInput={searchInput}
        sorts={COMPANY_SORTS}
        ordering={filters.ordering}
        onSearch={(search) => change({ search })}
        onSort={(value) => change({ ordering: read('sort', value).ordering })}
      >
        <FilterSelect
          label="State"
          value={filters.state}
          options={[['', 'All but merged'], ...Object.entries(STATE_LABELS)]}
          onChange={(value) => change({ state: read('state', value).state })}
        />
        <FilterSelect
          label="Domain"
          value={filters.proof}
          options={[['', 'All'], ...Object.entries(PROOF_LABELS)]}
          onChange={(value) => change({ proof: read('domain', value).proof })}
        />
      </SearchToolbar>
      {data && error && <StaleNote onRetry={refetch} />}
      <ListCard
        busy={waits}
        outdated={data !== undefined && waits}
        foot={data && companies.length > 0 && <ListFooter list={data} hrefOf={hrefOf} />}
      >
        {!data && !error && SKELETON}
        {!data && error && (
          <ErrorPanel
            title="Couldn’t load companies"
            text={errorMessage(error, 'Please try again.')}
            onRetry={refetch}
          />
        )}
        {data && companies.length === 0 && data.count > 0 && (
          <PageBeyond list={data} page={filters.page} hrefOf={hrefOf} />
        )}
        {data?.count === 0 && (
          <NoCompanies filters={filters} onClear={clear} onNew={() => setIsMaking(true)} />
        )}
        {companies.length > 0 && isNarrow && (
          <CompanyRows companies={companies} onMenu={handleMenu} />
        )}
        {companies.length > 0 && !isNarrow && (
          <CompanyGrid
            companies={companies}
            now={now}
            ordering={filters.ordering}
            onSort={(ordering) => change({ ordering })}
            onMenu={handleMenu}
          />
        )}
      </ListCard>
      <VisuallyHidden>
        <span role="status">{data && !waits && countOf(data.count, 'company', 'companies')}</span>
      </VisuallyHidden>
      {menu && (
        <CompanyMenu
          company={menu.company}
          anchor={menu.kind}
          onAction={(action) => handleAction(menu.company, action)}
          onClose={() => setMenu(null)}
        />
      )}
      {asked && (
        <CompanyDialogs
          company={asked.company}
          action={asked.kind}
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
  filters: ReturnType<typeof useCompanyList>['filters'];
  onClear: () => void;
  onNew: () => void;
}

function NoCompanies({ filters: { search, state, proof }, onClear, onNew }: NoCompaniesProps) {
  const wanted = search.trim();
  if (wanted === '' && state === '' && proof === '') {
    return (
      <EmptyState
        title="No companies yet"
        text="A company is made here, or by the first person of its domain who signs up."
        action={<Button onClick={onNew}>New company</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={wanted ? `No company matches “${wanted}”` : 'No company found'}
      text={(state !== '' || proof !== '') && 'Filters are on.'}
      action={
        <Button variant="quiet" onClick={onClear}>
          Show all
        </Button>
      }
    />
  );
}
