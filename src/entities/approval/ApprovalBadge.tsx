import Chip from '@mui/material/Chip';
import { approvalBadge, type ApprovalState } from './approvalView';

/** The state of a request. */
export function ApprovalBadge({ approval, now }: { approval: ApprovalState; now: number }) {
  const { label, tone } = approvalBadge(approval, now);
  return <Chip size="small" color={tone} label={label} />;
}
