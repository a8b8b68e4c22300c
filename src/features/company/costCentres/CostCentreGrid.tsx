import { useMemo } from 'react';
import { Link } from 'react-router';
import type { CostCentre } from '@/api';
import { Badge } from '@/components/display/Badge';
import { menuColumn, type ListColumn } from '@/components/list/listColumns';
import { ListGrid } from '@/components/list/ListGrid';
import { RowMenuButton } from '@/components/list/RowMenuButton';
import { QuietCell, TwoLines } from '@/components/list/TwoLines';
import { BudgetRest, BudgetUse } from '@/entities/budget/BudgetUse';
import { noBudgetText } from '@/entities/budget/budgetTexts';
import { companyCostCentrePath } from '@/lib/paths';

interface CostCentreGridProps {
  centres: readonly CostCentre[];
  onMenu: (centre: CostCentre, button: HTMLElement) => void;
}

const columnsOf = (onMenu: CostCentreGridProps['onMenu']): ListColumn<CostCentre>[] => [
  {
    field: 'name',
    headerName: 'Cost centre',
    flex: 1,
    minWidth: 200,
    sortable: false,
    renderCell: ({ row, tabIndex }) => (
      <TwoLines
        first={
          <Link to={companyCostCentrePath(row.id)} tabIndex={tabIndex}>
            {row.name}
          </Link>
        }
        second={row.code}
      />
    ),
  },
  {
    field: 'owner',
    headerName: 'Owner',
    flex: 0.7,
    minWidth: 150,
    sortable: false,
    renderCell: ({ row: { owner } }) => owner?.name ?? <QuietCell>Nobody</QuietCell>,
  },
  {
    field: 'budget',
    headerName: 'Current budget',
    flex: 1.6,
    minWidth: 240,
    sortable: false,
    renderCell: ({ row }) =>
      row.budget ? (
        <BudgetUse thin budget={row.budget} />
      ) : (
        <QuietCell>{noBudgetText(row)}</QuietCell>
      ),
  },
  {
    field: 'remaining',
    headerName: 'Remaining',
    width: 130,
    sortable: false,
    align: 'right',
    renderCell: ({ row: { budget } }) => budget && <BudgetRest budget={budget} />,
  },
  {
    field: 'state',
    headerName: 'State',
    width: 104,
    sortable: false,
    renderCell: ({ row }) =>
      row.is_active ? <Badge tone="ok">Active</Badge> : <Badge>Inactive</Badge>,
  },
  {
    ...menuColumn,
    renderCell: ({ row, tabIndex }) =>
      row.may_manage && (
        <RowMenuButton
          name={row.name}
          tabIndex={tabIndex}
          onOpen={(button) => onMenu(row, button)}
        />
      ),
  },
];

/** The server sorts by code; there is no other order. */
const noSort = () => undefined;

/** The cost centres on wide screens. */
export function CostCentreGrid({ centres, onMenu }: CostCentreGridProps) {
  const columns = useMemo(() => columnsOf(onMenu), [onMenu]);
  return (
    <ListGrid label="Cost centres" rows={centres} columns={columns} ordering="" onSort={noSort} />
  );
}
