import type { Approval } from '@/api';
import {
  useApproveRequestMutation,
  useDeclineRequestMutation,
  useGetApprovalQuery,
} from '@/api/console';
import { useToast } from '@/state';
import { anyOf, overBudget } from './approvalView';

/** What has happened by an approval. */
function approvedText(approval: Approval): string {
  const next = approval.steps.find(({ status }) => status === 'waiting');
  if (approval.status === 'pending' && next) {
    return `Approved. ${anyOf(next.people) || 'A company admin'} decides next`;
  }
  if (approval.is_paid) return 'Approved and paid on account';
  return `Approved. ${approval.requester.name} was told`;
}

/** Approves and declines one request; both reject with the error of the call. */
export function useDecision() {
  const [approve] = useApproveRequestMutation();
  const [decline] = useDeclineRequestMutation();
  const toast = useToast();
  return {
    approve: async (approval: Approval, note = '') => {
      const approvalDecision = {
        ...(note.trim() && { note: note.trim() }),
        ...(overBudget(approval) !== null && { over_budget: true }),
      };
      toast.success(approvedText(await approve({ id: approval.id, approvalDecision }).unwrap()));
    },
    decline: async ({ id, requester }: Approval, reason: string) => {
      await decline({ id, approvalDecline: { reason: reason.trim() } }).unwrap();
      toast.success(`Declined. ${requester.name} was told`);
    },
  };
}

/** The request of a dialog, loaded anew: a list may be minutes old. */
export function useAskedApproval(id: number) {
  const query = useGetApprovalQuery({ id }, { refetchOnMountOrArgChange: true });
  return {
    approval: query.currentData,
    failed: query.isError && !query.isFetching && !query.currentData,
    retry: query.refetch,
  };
}
