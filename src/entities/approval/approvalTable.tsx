import type { ApprovalSummary } from '@/api';
import type { DataColumn } from '@/components/dataList/DataTable';
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

const WHO: DataColumn<ApprovalSummary> = {
  id: 'who',
  header: 'Requester',
  minWidth: 190,
  render: (approval) => <RequesterCell approval={approval} />,
};

/**
 * The columns of requests.
 * @param now epoch milliseconds
 * @param own the person's own requests: who asks is left out
 */
export const approvalColumns = (
  now: number,
  own: boolean,
  onAsk: AskDecision,
): DataColumn<ApprovalSummary>[] => [
  ...(own ? [] : [WHO]),
  {
    id: 'for',
    header: 'For',
    minWidth: 210,
    phone: 'title',
    render: (approval) => <EventCell approval={approval} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    width: 130,
    align: 'right',
    phone: 'amount',
    render: (approval) => <AmountCell approval={approval} />,
  },
  {
    id: 'centre',
    header: 'Cost centre',
    width: 150,
    render: (approval) => <CentreCell approval={approval} />,
  },
  {
    id: 'until',
    header: own ? 'Until' : 'Held until',
    width: 180,
    render: (approval) => <UntilCell approval={approval} now={now} />,
  },
  {
    id: 'decide',
    header: own ? 'State' : 'Decision',
    hiddenHeader: !own,
    width: own ? 120 : 206,
    phone: 'wide',
    render: (approval) => <DecideCell approval={approval} now={now} onAsk={onAsk} />,
  },
];

/** With a link or a button of a request focused, A and X ask before they decide. */
export const answerKeys =
  (now: number, onAsk: AskDecision) =>
  (approval: ApprovalSummary, key: string): boolean => {
    if (!areSingleKeysOn() || !approval.can_decide || isLate(approval, now)) return false;
    const letter = key.toLowerCase();
    if (letter !== 'a' && letter !== 'x') return false;
    onAsk(letter === 'a' ? 'approve' : 'decline', approval);
    return true;
  };
