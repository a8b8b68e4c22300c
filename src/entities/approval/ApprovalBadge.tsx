import { Badge } from '@/components/display/Badge';
import { approvalBadge, type ApprovalState } from './approvalView';

/** The state of a request. */
export function ApprovalBadge({ approval, now }: { approval: ApprovalState; now: number }) {
  const { label, tone } = approvalBadge(approval, now);
  return <Badge tone={tone}>{label}</Badge>;
}
