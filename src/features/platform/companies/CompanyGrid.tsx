import { useMemo } from 'react';
import type { CompanyAccount } from '@/api';
import { menuColumn, type ListColumn } from '@/components/list/listColumns';
import { ListGrid } from '@/components/list/ListGrid';
import { RowMenuButton } from '@/components/list/RowMenuButton';
import { timeAgo } from '@/lib/timeAgo';
import { formatCount } from '@/lib/numbers';
import { DomainCell, NameCell, PeopleCell, StateBadge } from './CompanyCells';
import { COMPANY_SORTS, type CompanyOrdering } from './companyFilters';

interface CompanyGridProps {
  companies: readonly CompanyAccount[];
  /** Epoch milliseconds. */
  now: number;
  ordering: CompanyOrdering;
  onSort: (ordering: CompanyOrdering) => void;
  onMenu: (company: CompanyAccount, button: HTMLElement) => void;
}

const columnsOf = (
  now: number,
  onMenu: CompanyGridProps['onMenu'],
): ListColumn<CompanyAccount>[] => [
  {
    field: 'name',
    headerName: 'Company',
    flex: 1,
    minWidth: 220,
    renderCell: ({ row }) => <NameCell company={row} />,
  },
  {
    field: 'domain',
    headerName: 'Domain',
    flex: 0.8,
    minWidth: 180,
    sortable: false,
    renderCell: ({ row }) => <DomainCell company={row} />,
  },
  {
    field: 'people',
    headerName: 'People',
    width: 96,
    align: 'right',
    renderCell: ({ row, tabIndex }) => <PeopleCell company={row} tabIndex={tabIndex} />,
  },
  {
    field: 'bookings',
    headerName: 'Bookings',
    width: 104,
    align: 'right',
    renderCell: ({ row }) => formatCount(row.bookings),
  },
  {
    field: 'last_sign_in_at',
    headerName: 'Last sign-in',
    width: 136,
    renderCell: ({ row }) => (row.last_sign_in_at ? timeAgo(row.last_sign_in_at, now) : 'Not yet'),
  },
  {
    field: 'status',
    headerName: 'State',
    width: 118,
    sortable: false,
    renderCell: ({ row }) => <StateBadge company={row} />,
  },
  {
    ...menuColumn,
    renderCell: ({ row, tabIndex }) =>
      row.status !== 'merged' && (
        <RowMenuButton
          name={row.name}
          tabIndex={tabIndex}
          onOpen={(button) => onMenu(row, button)}
        />
      ),
  },
];

const isOrdering = (text: string): text is CompanyOrdering => Object.hasOwn(COMPANY_SORTS, text);

/** The companies on wide screens. */
export function CompanyGrid(props: CompanyGridProps) {
  const { companies, now, ordering, onSort, onMenu } = props;
  const columns = useMemo(() => columnsOf(now, onMenu), [now, onMenu]);
  return (
    <ListGrid
      label="Companies"
      rows={companies}
      columns={columns}
      ordering={ordering}
      onSort={(field) => onSort(isOrdering(field) ? field : 'name')}
    />
  );
}
