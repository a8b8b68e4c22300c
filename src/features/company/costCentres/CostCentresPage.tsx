import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { CostCentre } from '@/api';
import { useListCostCentresQuery } from '@/api/console';
import { Button } from '@/components/buttons/Button';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { StaleNote } from '@/components/feedback/StaleNote';
import { lazyPart } from '@/components/lazy/lazyPart';
import { FilterSelect } from '@/components/list/FilterSelect';
import { ListCard } from '@/components/list/ListCard';
import { ListSearch } from '@/components/list/ListSearch';
import { ListToolbar } from '@/components/list/ListToolbar';
import { ConsolePage } from '@/components/page/ConsolePage';
import { useListAddress } from '@/hooks/useListAddress';
import { useListKeys } from '@/hooks/useListKeys';
import { paths } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { useManaging } from '../useManaging';
import { CENTRE_CODEC, centreArgs, NO_FILTERS, STATE_LABELS } from './costCentreFilters';
import { CentreList } from './CentreList';
import styles from './CostCentresPage.module.css';
import type { CentreAction } from './CostCentreMenu';

const CostCentreMenu = lazyPart(() => import('./CostCentreMenu'));
const CostCentreDialog = lazyPart(() => import('./CostCentreDialog'));
const CentreStateDialog = lazyPart(() => import('./CentreStateDialog'));
const ImportCentresDialog = lazyPart(() => import('./ImportCentresDialog'));

interface Chosen {
  centre: CostCentre;
  anchor: HTMLElement;
}

/** /company/cost-centres: to what purchases are charged, and what is left of each budget. */
export function CostCentresPage() {
  const { manages, mayChange } = useManaging();
  const { filters, settled, isSettling, change } = useListAddress(CENTRE_CODEC);
  const { data, currentData, error, isFetching, refetch } = useListCostCentresQuery(
    centreArgs(settled),
  );
  const searchInput = useRef<HTMLInputElement>(null);
  const [menu, setMenu] = useState<Chosen | null>(null);
  const [asked, setAsked] = useState<{ centre: CostCentre; action: CentreAction } | null>(null);
  const [making, setMaking] = useState<'one' | 'file' | null>(null);
  useListKeys({
    '/': () => searchInput.current?.focus(),
    ...(mayChange && { n: () => setMaking('one') }),
  });
  const handleMenu = useCallback((centre: CostCentre, anchor: HTMLElement) => {
    // The menu gives the focus back to the button, from wherever it was opened.
    anchor.focus();
    setMenu({ centre, anchor });
  }, []);
  const waits = isSettling || (isFetching && !currentData);

  return (
    <ConsolePage
      title="Cost centres"
      text={data ? countOf(data.count, 'cost centre') : '\u00a0'}
      actions={
        mayChange && (
          <>
            <Button onClick={() => setMaking('file')}>
              <Icon icon={Upload} small /> Import
            </Button>
            <Button variant="primary" onClick={() => setMaking('one')}>
              <Icon icon={Plus} small /> New cost centre
            </Button>
          </>
        )
      }
    >
      {manages && !mayChange && (
        <p className={styles.note}>
          Cost centres can be made once your company’s domain is proven.{' '}
          <Link to={paths.companyDomain}>See how to prove the domain</Link>
        </p>
      )}
      <ListToolbar>
        <ListSearch
          ref={searchInput}
          label="Search cost centres"
          placeholder="Code or name"
          value={filters.search}
          onType={(search) => change({ search })}
        />
        <FilterSelect
          label="State"
          value={filters.state}
          options={Object.entries(STATE_LABELS)}
          onChange={(state) =>
            change({ state: CENTRE_CODEC.read(new URLSearchParams({ state })).state })
          }
        />
        <FilterSelect
          label="Whose"
          value={String(filters.mine)}
          options={[
            ['false', 'All'],
            ['true', 'Mine'],
          ]}
          onChange={(mine) => change({ mine: mine === 'true' })}
        />
      </ListToolbar>
      {data && error && !isFetching && <StaleNote onRetry={refetch} />}
      <ListCard busy={waits} outdated={data !== undefined && waits}>
        <CentreList
          centres={data?.results}
          error={isFetching ? undefined : error}
          filters={filters}
          onRetry={refetch}
          onClear={() => change(NO_FILTERS)}
          onNew={mayChange ? () => setMaking('one') : undefined}
          onMenu={handleMenu}
        />
      </ListCard>
      <VisuallyHidden>
        <span role="status">{data && !waits && countOf(data.count, 'cost centre')}</span>
      </VisuallyHidden>
      {menu && (
        <CostCentreMenu
          centre={menu.centre}
          anchor={menu.anchor}
          onAction={(action) => setAsked({ centre: menu.centre, action })}
          onClose={() => setMenu(null)}
        />
      )}
      {making === 'one' && <CostCentreDialog onClose={() => setMaking(null)} />}
      {making === 'file' && <ImportCentresDialog onClose={() => setMaking(null)} />}
      {asked?.action === 'change' && (
        <CostCentreDialog centre={asked.centre} onClose={() => setAsked(null)} />
      )}
      {asked && asked.action !== 'change' && (
        <CentreStateDialog centre={asked.centre} onClose={() => setAsked(null)} />
      )}
    </ConsolePage>
  );
}
