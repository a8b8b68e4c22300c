import { useMemo } from 'react';
import { menuColumn, type ListColumn } from '@/components/list/listColumns';
import { ListGrid } from '@/components/list/ListGrid';
import { RowMenuButton } from '@/components/list/RowMenuButton';
import { timeAgo } from '@/lib/timeAgo';
import { AboutCell, ErrorCell, KindBadge, NameCell } from './FailureCells';
import { callNameOf, type FailureItem } from './failureFilters';

interface FailureGridProps {
  failures: readonly FailureItem[];
  /** Epoch milliseconds. */
  now: number;
  onMenu: (failure: FailureItem, button: HTMLElement) => void;
}

const columnsOf = (now: number, onMenu: FailureGridProps['onMenu']): ListColumn<FailureItem>[] => [
  {
    field: 'name',
    headerName: 'What failed',
    flex: 1,
    minWidth: 220,
    sortable: false,
    renderCell: ({ row }) => <NameCell failure={row} />,
  },
  {
    field: 'kind',
    headerName: 'Kind',
    width: 104,
    sortable: false,
    renderCell: ({ row }) => <KindBadge failure={row} />,
  },
  {
    field: 'about',
    headerName: 'About',
    flex: 0.9,
    minWidth: 200,
    sortable: false,
    renderCell: ({ row, tabIndex }) => <AboutCell failure={row} tabIndex={tabIndex} />,
  },
  {
    field: 'last_error',
    headerName: 'Why',
    flex: 1.1,
    minWidth: 220,
    sortable: false,
    renderCell: ({ row }) => <ErrorCell failure={row} />,
  },
  {
    field: 'attempts',
    headerName: 'Attempts',
    width: 92,
    align: 'right',
    sortable: false,
    renderCell: ({ row }) => row.attempts ?? '–',
  },
  {
    field: 'since',
    headerName: 'Failed',
    width: 124,
    sortable: false,
    renderCell: ({ row }) => timeAgo(row.since, now),
  },
  {
    ...menuColumn,
    renderCell: ({ row, tabIndex }) =>
      row.actions.length > 0 && (
        <RowMenuButton
          name={callNameOf(row)}
          tabIndex={tabIndex}
          onOpen={(button) => onMenu(row, button)}
        />
      ),
  },
];

const noSort = () => undefined;

/** What failed, on wide screens. */
export function FailureGrid({ failures, now, onMenu }: FailureGridProps) {
  const columns = useMemo(() => columnsOf(now, onMenu), [now, onMenu]);
  return (
    <ListGrid label="Failures" rows={failures} columns={columns} ordering="" onSort={noSort} />
  );
}
