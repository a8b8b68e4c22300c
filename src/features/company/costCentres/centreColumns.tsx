import Chip from '@mui/material/Chip';
import { Link } from 'react-router';
import type { CostCentre } from '@/api';
import type { DataColumn } from '@/components/dataList/DataTable';
import { QuietCell, TwoLines } from '@/components/dataList/TwoLines';
import { BudgetRest, BudgetUse } from '@/entities/budget/BudgetUse';
import { noBudgetText } from '@/entities/budget/budgetTexts';
import { companyCostCentrePath } from '@/lib/paths';

/** The server sorts by code; there is no other order. */
export const CENTRE_COLUMNS: readonly DataColumn<CostCentre>[] = [
  {
    id: 'name',
    header: 'Cost centre',
    minWidth: 200,
    phone: 'title',
    render: ({ id, name, code }) => (
      <TwoLines first={<Link to={companyCostCentrePath(id)}>{name}</Link>} second={code} />
    ),
  },
  {
    id: 'owner',
    header: 'Owner',
    minWidth: 150,
    render: ({ owner }) => owner?.name ?? <QuietCell>Nobody</QuietCell>,
  },
  {
    id: 'budget',
    header: 'Current budget',
    minWidth: 260,
    phone: 'wide',
    render: (centre) =>
      centre.budget ? (
        <BudgetUse thin budget={centre.budget} />
      ) : (
        <QuietCell>{noBudgetText(centre)}</QuietCell>
      ),
  },
  {
    id: 'remaining',
    header: 'Remaining',
    width: 130,
    align: 'right',
    phone: 'amount',
    render: ({ budget }) => budget && <BudgetRest budget={budget} />,
  },
  {
    id: 'state',
    header: 'State',
    width: 104,
    phone: 'figure',
    render: ({ is_active: isActive }) =>
      isActive ? (
        <Chip size="small" color="success" label="Active" />
      ) : (
        <Chip size="small" label="Inactive" />
      ),
  },
];
