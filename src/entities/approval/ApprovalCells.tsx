import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { ApprovalSummary } from '@/api';
import { Avatar } from '@/entities/person/Avatar';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { QuietCell, TwoLines } from '@/components/dataList/TwoLines';
import { Poster } from '@/entities/event/Poster';
import { formatClock, formatDayTime } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { approvalPath } from '@/lib/paths';
import { countOf } from '@/lib/text';
import {
  approvalBadge,
  isLate,
  isNotPaidInTime,
  nearDayAndTime,
  timeLeft,
  type ApprovalState,
} from './approvalView';

interface CellProps {
  approval: ApprovalSummary;
}

interface TimedCellProps extends CellProps {
  /** Epoch milliseconds. */
  now: number;
}

/** The state of a request. */
export function ApprovalBadge({ approval, now }: { approval: ApprovalState; now: number }) {
  const { label, tone } = approvalBadge(approval, now);
  return <Chip size="small" color={tone} label={label} />;
}

/** `4 × Patron Box`, or how many seats of how many events. */
const seatsOf = ({ seats, ticket_tier_name: tier, event_count: events }: ApprovalSummary) =>
  events > 1 ? `${countOf(seats, 'seat')}, ${countOf(events, 'event')}` : `${seats} × ${tier}`;

/** Until when its seats are held or can be paid for, or how it ended. */
function timeText(approval: ApprovalSummary, now: number): string {
  const { status, deadline, pay_by: payBy, is_paid: isPaid, decided_at: at } = approval;
  if (isLate(approval, now)) return `Seats returned to sale at ${formatClock(deadline)}`;
  if (status === 'pending') return `${nearDayAndTime(deadline, now)}, ${timeLeft(deadline, now)}`;
  if (payBy && isNotPaidInTime(approval, now)) {
    return `Not paid until ${formatDayTime(payBy)}`;
  }
  if (status === 'approved' && payBy && !isPaid) return `Pay until ${formatDayTime(payBy)}`;
  return at === null ? '' : formatDayTime(at);
}

const PICTURE_AND_TEXT = { alignItems: 'center', gap: 1.5, minWidth: 0 } as const;

export function RequesterCell({ approval: { requester, cost_centre: centre } }: CellProps) {
  return (
    <Stack component="span" direction="row" sx={PICTURE_AND_TEXT}>
      <Avatar name={requester.name} />
      <TwoLines
        first={<b>{requester.name}</b>}
        second={centre ? `${requester.role_label}, ${centre.name}` : requester.role_label}
      />
    </Stack>
  );
}

export function EventCell({ approval }: CellProps) {
  return (
    <Stack component="span" direction="row" sx={PICTURE_AND_TEXT}>
      <Box component="span" sx={{ flex: 'none', width: 36 }}>
        <Poster src={approval.image} />
      </Box>
      <TwoLines
        first={
          <Typography component={Link} to={approvalPath(approval.id)} variant="subtitle1">
            {approval.event_title}
          </Typography>
        }
        second={seatsOf(approval)}
      />
    </Stack>
  );
}

const Warning = ({ children }: { children: string }) => (
  <Box component="span" sx={{ color: 'warning.main' }}>
    {children}
  </Box>
);

export function AmountCell({ approval: { total, currency, is_exception } }: CellProps) {
  return (
    <TwoLines
      first={<b>{formatMoney(total, currency)}</b>}
      second={is_exception ? <Warning>above policy</Warning> : 'with fee and GST'}
    />
  );
}

export function CentreCell({ approval: { cost_centre: centre } }: CellProps) {
  if (!centre) return <QuietCell>None</QuietCell>;
  return <TwoLines first={centre.name} second={centre.code} />;
}

const SOON_MS = 24 * 60 * 60 * 1000;

export function UntilCell({ approval, now }: TimedCellProps) {
  const { status, deadline } = approval;
  if (isLate(approval, now)) {
    return <TwoLines first="Seats returned to sale" second={`at ${formatClock(deadline)}`} />;
  }
  if (status !== 'pending') return <QuietCell>{timeText(approval, now)}</QuietCell>;
  const isSoon = Date.parse(deadline) - now < SOON_MS;
  const left = timeLeft(deadline, now);
  return (
    <TwoLines
      first={nearDayAndTime(deadline, now)}
      second={isSoon ? <Warning>{left}</Warning> : left}
    />
  );
}

interface DecideCellProps extends TimedCellProps {
  onAsk: (question: 'approve' | 'decline', approval: ApprovalSummary) => void;
}

/** The two buttons of a request that the person may decide; else its state. */
export function DecideCell({ approval, now, onAsk }: DecideCellProps) {
  if (!approval.can_decide || isLate(approval, now)) {
    const status = isLate(approval, now) ? 'expired' : approval.status;
    return <ApprovalBadge approval={{ ...approval, status }} now={now} />;
  }
  const of = (
    <VisuallyHidden>
      {' '}
      {approval.event_title} for {approval.requester.name}
    </VisuallyHidden>
  );
  return (
    <Stack
      component="span"
      direction="row"
      sx={{ gap: 1, '& > *': { flex: { xs: 1, md: 'none' }, px: 1.75 } }}
    >
      <Button onClick={() => onAsk('decline', approval)}>Decline{of}</Button>
      {/* Filled buttons in every row would be too strong. */}
      <Button
        sx={{ borderColor: 'primary.main', bgcolor: 'primary.tint', color: 'primary.main' }}
        onClick={() => onAsk('approve', approval)}
      >
        Approve{of}
      </Button>
    </Stack>
  );
}
