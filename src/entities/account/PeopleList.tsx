import Button from '@mui/material/Button';
import History from 'lucide-react/icons/history';
import LockOpen from 'lucide-react/icons/lock-open';
import Trash2 from 'lucide-react/icons/trash-2';
import UserCog from 'lucide-react/icons/user-cog';
import UserX from 'lucide-react/icons/user-x';
import { useMemo, useState, type ReactNode } from 'react';
import { errorMessage, type PersonAccount, type Role } from '@/api';
import { useListPeopleQuery } from '@/api/console';
import { DataList } from '@/components/dataList/DataList';
import { FilterSelect } from '@/components/dataList/FilterSelect';
import type { RowMenuOf, RowAction } from '@/components/dataList/RowMenu';
import { SearchToolbar } from '@/components/dataList/ListToolbar';
import { EmptyState } from '@/components/feedback/EmptyState';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useListFilters } from '@/hooks/useListFilters';
import { serverNow } from '@/lib/serverClock';
import { countOf } from '@/lib/text';
import { nameOf, isChangeable } from './accountRoles';
import { peopleColumns } from './peopleColumns';
import {
  hasFilters,
  PAGE_SIZE,
  PEOPLE_PARAMS,
  PEOPLE_SORTS,
  peopleArgs,
  roleOptions,
  STATE_LABELS,
} from './peopleFilters';

const ChangePersonDialog = lazyPart(() => import('./ChangePersonDialog'));
const PersonChangesDialog = lazyPart(() => import('./PersonChangesDialog'));
const AccountDialog = lazyPart(() => import('./AccountDialog'));
const ErasePersonDialog = lazyPart(() => import('./ErasePersonDialog'));

/** The people of the address' filters. */
export function usePeopleList() {
  const address = useListFilters(PEOPLE_PARAMS);
  return { ...address, query: useListPeopleQuery(peopleArgs(address.settled)) };
}

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
  const { filters, query, change, choose } = list;
  const [now] = useState(() => serverNow());
  const [asked, setAsked] = useState<{ person: PersonAccount; action: PersonAction } | null>(null);
  const columns = useMemo(() => peopleColumns(now, hasCompanies), [now, hasCompanies]);
  const menu = useMemo(
    (): RowMenuOf<PersonAccount> => ({
      name: nameOf,
      actions: (person) =>
        personActions(person, hasCompanies, (action) => setAsked({ person, action })),
    }),
    [hasCompanies],
  );
  const search = filters.search.trim();
  return (
    <>
      <SearchToolbar
        searchLabel="Search people"
        placeholder="Name or email"
        search={filters.search}
        sorts={PEOPLE_SORTS}
        ordering={filters.sort}
        onSearch={choose('search')}
        onSort={choose('sort')}
      >
        <FilterSelect
          label="Role"
          value={filters.role}
          options={roleOptions(roles)}
          onChange={choose('role')}
        />
        <FilterSelect
          label="State"
          value={filters.state}
          options={[['', 'All'], ...Object.entries(STATE_LABELS)]}
          onChange={choose('state')}
        />
        {children}
      </SearchToolbar>
      <DataList
        label="People"
        subject="people"
        query={query}
        failure={query.error && errorMessage(query.error, 'Please try again.')}
        isSettling={list.isSettling}
        columns={columns}
        rowKey={({ id }) => id}
        ordering={filters.sort}
        onSort={choose('sort')}
        menu={menu}
        paging={{ page: filters.page, pageSize: PAGE_SIZE, hrefOf: list.hrefOf }}
        counted={(count) => countOf(count, 'person', 'people')}
        empty={
          <EmptyState
            title={search ? `Nobody matches “${search}”` : 'Nobody found'}
            text={hasFilters(filters) && 'Filters are active.'}
            action={
              <Button
                variant="text"
                onClick={() => change({ ...PEOPLE_PARAMS.initial, sort: filters.sort })}
              >
                Show everyone
              </Button>
            }
          />
        }
      />
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

type PersonAction = 'change' | 'changes' | 'close' | 'open' | 'erase';

/** What can be done with one account. @param movesCompanies whether the company can be changed with the role */
function personActions(
  person: PersonAccount,
  movesCompanies: boolean,
  onAction: (action: PersonAction) => void,
): RowAction[] {
  if (!isChangeable(person)) return [];
  const changes: RowAction = {
    label: 'Show changes',
    icon: History,
    onClick: () => onAction('changes'),
  };
  if (person.status === 'active') {
    return [
      {
        label: movesCompanies ? 'Change role or company' : 'Change role',
        icon: UserCog,
        onClick: () => onAction('change'),
      },
      changes,
      {
        label: 'Close account',
        icon: UserX,
        danger: true,
        apart: true,
        onClick: () => onAction('close'),
      },
    ];
  }
  return [
    changes,
    { label: 'Open account again', icon: LockOpen, onClick: () => onAction('open') },
    {
      label: 'Delete for good',
      icon: Trash2,
      danger: true,
      apart: true,
      onClick: () => onAction('erase'),
    },
  ];
}
