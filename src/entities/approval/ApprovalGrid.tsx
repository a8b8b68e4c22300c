import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { ApprovalSummary } from '@/api';
import type { ListColumn } from '@/components/list/listColumns';
import { ListGrid } from '@/components/list/ListGrid';
import { approvalPath } from '@/lib/paths';
import { areSingleKeysOn } from '@/lib/singleKeys';
import {
  AmountCell,
  CentreCell,
  DecideCell,
  EventCell,
  RequesterCell,
  UntilCell,
} from './ApprovalCells';
import { isLate } from './approvalView';

export type AskDecision = (question: 'approve' | 'decline', approval: ApprovalSummary) => void;

interface ApprovalGridProps {
  approvals: readonly ApprovalSummary[];
  /** Epoch milliseconds. */
  now: number;
  /** The person's own requests: who asks is left out. */
  own?: boolean;
  onAsk: AskDecision;
}

function columnsOf(now: number, own: boolean, onAsk: AskDecision): ListColumn<ApprovalSummary>[] {
  const who: ListColumn<ApprovalSummary> = {
    field: 'who',
    headerName: 'Who asks',
    flex: 1,
    minWidth: 190,
    sortable: false,
    renderCell: ({ row }) => <RequesterCell approval={row} />,
  };
  return [
    ...(own ? [] : [who]),
    {
      field: 'for',
      headerName: 'For',
      flex: 1.2,
      minWidth: 210,
      sortable: false,
      renderCell: ({ row, tabIndex }) => <EventCell approval={row} tabIndex={tabIndex} />,
    },
    {
      field: 'amount',
      headerName: 'Amount',
      width: 130,
      align: 'right',
      sortable: false,
      renderCell: ({ row }) => <AmountCell approval={row} />,
    },
    {
      field: 'centre',
      headerName: 'Cost centre',
      width: 150,
      sortable: false,
      renderCell: ({ row }) => <CentreCell approval={row} />,
    },
    {
      field: 'until',
      headerName: own ? 'Until' : 'Held until',
      width: 180,
      sortable: false,
      renderCell: ({ row }) => <UntilCell approval={row} now={now} />,
    },
    {
      field: 'decide',
      headerName: own ? 'State' : 'Decision',
      hasHiddenHead: !own,
      width: own ? 120 : 206,
      sortable: false,
      renderCell: ({ row, tabIndex }) => (
        <DecideCell approval={row} now={now} tabIndex={tabIndex} onAsk={onAsk} />
      ),
    },
  ];
}

/** Requests on wide screens: arrows move, Enter opens, A and X ask before they decide. */
export function ApprovalGrid({ approvals, now, own = false, onAsk }: ApprovalGridProps) {
  const navigate = useNavigate();
  const columns = useMemo(() => columnsOf(now, own, onAsk), [now, own, onAsk]);
  const handleKey = (approval: ApprovalSummary, key: string) => {
    if (key === 'Enter') void navigate(approvalPath(approval.id));
    else if (!areSingleKeysOn() || !approval.can_decide || isLate(approval, now)) return;
    else if (key.toLowerCase() === 'a') onAsk('approve', approval);
    else if (key.toLowerCase() === 'x') onAsk('decline', approval);
  };
  return (
    <ListGrid
      label={own ? 'My requests' : 'Requests for approval'}
      rows={approvals}
      columns={columns}
      ordering=""
      onSort={() => {}}
      onKey={handleKey}
    />
  );
}
