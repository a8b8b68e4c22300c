import { useMemo } from 'react';
import type { PersonAccount } from '@/api';
import { menuColumn, type ListColumn } from '@/components/list/listColumns';
import { ListGrid } from '@/components/list/ListGrid';
import { RowMenuButton } from '@/components/list/RowMenuButton';
import { QuietCell } from '@/components/list/TwoLines';
import { formatDate } from '@/lib/dates';
import { isChangeable, nameOf } from './accountRoles';
import { PEOPLE_SORTS, type PeopleOrdering } from './peopleFilters';
import { PersonCell, SignInCell, StateCell } from './PersonCells';

interface PeopleGridProps {
  people: readonly PersonAccount[];
  /** Epoch milliseconds. */
  now: number;
  ordering: PeopleOrdering;
  /** Whether they belong to several companies. */
  hasCompanies: boolean;
  onSort: (ordering: PeopleOrdering) => void;
  onMenu: (person: PersonAccount, button: HTMLElement) => void;
}

function columnsOf(
  now: number,
  hasCompanies: boolean,
  onMenu: PeopleGridProps['onMenu'],
): ListColumn<PersonAccount>[] {
  const company: ListColumn<PersonAccount> = {
    field: 'company',
    headerName: 'Company',
    flex: 0.7,
    minWidth: 150,
    sortable: false,
    renderCell: ({ row }) => row.company?.name ?? 'Foyer',
  };
  return [
    {
      field: 'name',
      headerName: 'Person',
      flex: 1,
      minWidth: 260,
      renderCell: ({ row }) => <PersonCell person={row} />,
    },
    ...(hasCompanies ? [company] : []),
    {
      field: 'role_label',
      headerName: 'Role',
      width: 140,
      sortable: false,
      renderCell: ({ row }) => row.role_label,
    },
    {
      field: 'status',
      headerName: 'State',
      width: 104,
      sortable: false,
      renderCell: ({ row }) => <StateCell person={row} />,
    },
    {
      field: 'last_sign_in_at',
      headerName: 'Last sign-in',
      width: 140,
      renderCell: ({ row }) => <SignInCell person={row} now={now} />,
    },
    {
      field: 'joined_at',
      headerName: 'Joined',
      width: 150,
      renderCell: ({ row }) => <QuietCell>{formatDate(row.joined_at)}</QuietCell>,
    },
    {
      ...menuColumn,
      renderCell: ({ row, tabIndex }) =>
        isChangeable(row) && (
          <RowMenuButton
            name={nameOf(row)}
            tabIndex={tabIndex}
            onOpen={(button) => onMenu(row, button)}
          />
        ),
    },
  ];
}

const isOrdering = (text: string): text is PeopleOrdering => Object.hasOwn(PEOPLE_SORTS, text);

/** The people on wide screens. */
export function PeopleGrid(props: PeopleGridProps) {
  const { people, now, ordering, hasCompanies, onSort, onMenu } = props;
  const columns = useMemo(() => columnsOf(now, hasCompanies, onMenu), [now, hasCompanies, onMenu]);
  return (
    <ListGrid
      label="People"
      rows={people}
      columns={columns}
      ordering={ordering}
      onSort={(field) => onSort(isOrdering(field) ? field : 'name')}
    />
  );
}
