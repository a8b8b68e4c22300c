import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Undo2 from 'lucide-react/icons/undo-2';
import type { Approval } from '@/api';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { ApprovalBadge } from '@/entities/approval/ApprovalCells';
import { isNotPaidInTime, outcomeText } from '@/entities/approval/approvalView';
import { useClock } from '@/hooks/useClock';
import { formatNearTime, longTimeLeft, formatDayTime } from '@/lib/dates';

const SIGNS = {
  pending: Clock,
  approved: CircleCheck,
  declined: CircleX,
  expired: Clock,
  withdrawn: Undo2,
} as const;

const COLOURS = {
  pending: 'primary.main',
  approved: 'success.main',
  declined: 'error.main',
  expired: 'text.secondary',
  withdrawn: 'text.secondary',
} as const;

interface DeadlineCardProps {
  approval: Approval;
  /** Of the decision; null before hydration and when it was made. */
  secondsLeft: number | null;
  isOver: boolean;
  isOwn: boolean;
}

const CARD = { display: 'flex', gap: 1.5, px: 2, py: 1.5 } as const;

/** The time left for the decision; afterwards what was decided, by whom and why. */
export function DeadlineCard({ approval, secondsLeft, isOver, isOwn }: DeadlineCardProps) {
  const { status, deadline, reason, pay_by: payBy, is_paid: isPaid, requester } = approval;
  const now = useClock();
  const canPay = status === 'approved' && !isPaid && payBy && !isNotPaidInTime(approval, now);
  if (status === 'pending' && !isOver) {
    return (
      <Card sx={{ ...CARD, flexWrap: 'wrap', alignItems: 'center', color: 'primary.main' }}>
        <Icon icon={Clock} />
        <Typography
          role="timer"
          aria-label="Time left for the decision"
          variant="h3"
          component="span"
        >
          {secondsLeft === null ? '–' : longTimeLeft(secondsLeft)}
        </Typography>
        <Typography
          component="p"
          variant="meta"
          color="textPrimary"
          sx={{ ml: 'auto', textAlign: 'right' }}
        >
          Seats held until
          <br />
          {formatDayTime(deadline)}
        </Typography>
      </Card>
    );
  }
  const shown = isOver ? 'expired' : status;
  const text = isOver
    ? `Seats returned to sale at ${formatNearTime(deadline)}. Nobody decided in time.`
    : outcomeText(approval);
  return (
    <Card role="status" sx={{ ...CARD, '& > svg': { color: COLOURS[shown] } }}>
      <Icon icon={SIGNS[status]} />
      <Stack
        sx={{
          flex: 1,
          alignItems: 'flex-start',
          gap: 0.75,
          minWidth: 0,
          overflowWrap: 'anywhere',
          typography: 'body2',
        }}
      >
        <ApprovalBadge approval={{ ...approval, status: shown }} now={now} />
        <p>{text}</p>
        {reason && (
          <Typography variant="body2" color="textSecondary">
            <VisuallyHidden>Reason: </VisuallyHidden>“{reason}”
          </Typography>
        )}
        {payBy && isNotPaidInTime(approval, now) && (
          <p>Nobody paid until {formatDayTime(payBy)}, when the seats returned to sale.</p>
        )}
        {canPay && !isOwn && (
          <p>
            {requester.name} can pay until {formatDayTime(payBy)}.
          </p>
        )}
        {status === 'approved' && isPaid && <p>Paid.</p>}
      </Stack>
    </Card>
  );
}
