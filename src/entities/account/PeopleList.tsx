import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { errorMessage, type PersonAccount, type Role } from '@/api';
import { Button } from '@/components/buttons/Button';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { StaleNote } from '@/components/feedback/StaleNote';
import { lazyPart } from '@/components/lazy/lazyPart';
import { ListCard } from '@/components/list/ListCard';
import { ListFooter } from '@/components/list/ListFooter';
import { ListSkeleton } from '@/components/list/ListSkeleton';
import { PageBeyond } from '@/components/list/PageBeyond';
import { useListKeys } from '@/hooks/useListKeys';
import { countOf } from '@/lib/text';
import { useIsNarrow } from '@/hooks/useIsNarrow';
import { filterCount, PEOPLE_CODEC } from './peopleFilters';
import { PeopleGrid } from './PeopleGrid';
import { PeopleRows } from './PeopleRows';
import { PeopleToolbar } from './PeopleToolbar';
import type { PersonAction } from './PersonMenu';
import type { usePeopleList } from './usePeopleList';

const SKELETON = <ListSkeleton label="Loading people" sign="person" />;
const PersonMenu = lazyPart(() => import('./PersonMenu'));
const ChangePersonDialog = lazyPart(() => import('./ChangePersonDialog'));
const PersonChangesDialog = lazyPart(() => import('./PersonChangesDialog'));
const AccountDialog = lazyPart(() => import('./AccountDialog'));
const ErasePersonDialog = lazyPart(() => import('./erase/ErasePersonDialog'));

interface PeopleListProps {
  list: ReturnType<typeof usePeopleList>;
  /** Those to filter by. */
  roles: readonly Role[];
  /** Whether they belong to several companies, which can be changed. */
  hasCompanies: boolean;
  /** More filters. */
  children?: ReactNode;
}

/** The people of a company, or of all: found, sorted, and acted on. */
export function PeopleList({ list, roles, hasCompanies, children }: PeopleListProps) {
  const { filters, now, data, error, waits, refetch, change, clear } = list;
  const { pathname } = useLocation();
  const isNarrow = useIsNarrow();
  const searchInput = useRef<HTMLInputElement>(null);
  const [menu, setMenu] = useState<{ person: PersonAccount; anchor: HTMLElement } | null>(null);
  const [asked, setAsked] = useState<{ person: PersonAccount; action: PersonAction } | null>(null);
  useListKeys({ '/': () => searchInput.current?.focus() });

  const handleMenu = useCallback((person: PersonAccount, anchor: HTMLElement) => {
    // The menu gives the focus back to the button, from wherever it was opened.
    anchor.focus();
    setMenu({ person, anchor });
  }, []);
  const hrefOf = (page: number) => {
    const params = PEOPLE_CODEC.write({ ...filters, page }).toString();
    return params ? `${pathname}?${params}` : pathname;
  };

  const people = data?.results ?? [];
  return (
    <>
      <PeopleToolbar filters={filters} roles={roles} searchInput={searchInput} onChange={change}>
        {children}
      </PeopleToolbar>
      {data && error && <StaleNote onRetry={refetch} />}
      <ListCard
        busy={waits}
        outdated={data !== undefined && waits}
        foot={data && people.length > 0 && <ListFooter list={data} hrefOf={hrefOf} />}
      >
        {!data && !error && SKELETON}
        {!data && error && (
          <ErrorPanel
            title="Couldn’t load people"
            text={errorMessage(error, 'Please try again.')}
            onRetry={refetch}
          />
        )}
        {data && people.length === 0 && data.count > 0 && (
          <PageBeyond list={data} page={filters.page} hrefOf={hrefOf} />
        )}
        {data?.count === 0 && (
          <EmptyState
            title={
              filters.search.trim() ? `Nobody matches “${filters.search.trim()}”` : 'Nobody found'
            }
            text={filterCount(filters) > 0 && 'Filters are on.'}
            action={
              <Button variant="quiet" onClick={clear}>
                Show everybody
              </Button>
            }
          />
        )}
        {people.length > 0 && isNarrow && (
          <PeopleRows people={people} hasCompanies={hasCompanies} onMenu={handleMenu} />
        )}
        {people.length > 0 && !isNarrow && (
          <PeopleGrid
            people={people}
            now={now}
            ordering={filters.ordering}
            hasCompanies={hasCompanies}
            onSort={(ordering) => change({ ordering })}
            onMenu={handleMenu}
          />
        )}
      </ListCard>
      <VisuallyHidden>
        <span role="status">{data && !waits && countOf(data.count, 'person', 'people')}</span>
      </VisuallyHidden>
      {menu && (
        <PersonMenu
          person={menu.person}
          anchor={menu.anchor}
          movesCompanies={hasCompanies}
          onAction={(action) => setAsked({ person: menu.person, action })}
          onClose={() => setMenu(null)}
        />
      )}
      {asked?.action === 'change' && (
        <ChangePersonDialog
          person={asked.person}
          movesCompanies={hasCompanies}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.action === 'changes' && (
        <PersonChangesDialog
          person={asked.person}
          ofPlatform={hasCompanies}
          onClose={() => setAsked(null)}
        />
      )}
      {(asked?.action === 'close' || asked?.action === 'open') && (
        <AccountDialog person={asked.person} onClose={() => setAsked(null)} />
      )}
      {asked?.action === 'erase' && (
        <ErasePersonDialog person={asked.person} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
