import type { ApprovalSummary } from '@/api';
import { Badge } from '@/components/display/Badge';
import { approvalBadge } from './approvalView';

/** The state of a request. */
export function ApprovalBadge({
  approval,
}: {
  approval: Pick<ApprovalSummary, 'status' | 'is_paid'>;
}) {
  const { label, tone } = approvalBadge(approval);
  return <Badge tone={tone}>{label}</Badge>;
}
