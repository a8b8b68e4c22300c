import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Undo2 from 'lucide-react/icons/undo-2';
import type { Approval } from '@/api';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { ApprovalBadge } from '@/entities/approval/ApprovalBadge';
import { isNotPaidInTime, outcomeText } from '@/entities/approval/approvalView';
import { useClock } from '@/entities/approval/useClock';
import { formatNearTime, longTimeLeft, formatDayTime } from '@/lib/dates';
import styles from './DeadlineCard.module.css';

const SIGNS = {
  pending: Clock,
  approved: CircleCheck,
  declined: CircleX,
  expired: Clock,
  withdrawn: Undo2,
} as const;

interface DeadlineCardProps {
  approval: Approval;
  /** Of the decision; null before hydration and when it was made. */
  secondsLeft: number | null;
  isOver: boolean;
  isOwn: boolean;
}

/** The time left for the decision; afterwards what was decided, by whom and why. */
export function DeadlineCard({ approval, secondsLeft, isOver, isOwn }: DeadlineCardProps) {
  const { status, deadline, reason, pay_by: payBy, is_paid: isPaid, requester } = approval;
  const now = useClock();
  const canPay = status === 'approved' && !isPaid && payBy && !isNotPaidInTime(approval, now);
  if (status === 'pending' && !isOver) {
    return (
      <div className={styles.card}>
        <Icon icon={Clock} />
        <span className={styles.time} role="timer" aria-label="Time left for the decision">
          {secondsLeft === null ? '–' : longTimeLeft(secondsLeft)}
        </span>
        <p>
          Seats held until
          <br />
          {formatDayTime(deadline)}
        </p>
      </div>
    );
  }
  const text = isOver
    ? `Seats returned to sale at ${formatNearTime(deadline)}. Nobody decided in time.`
    : outcomeText(approval);
  return (
    <div className={styles.card} data-status={isOver ? 'expired' : status} role="status">
      <Icon icon={SIGNS[status]} />
      <div className={styles.words}>
        <ApprovalBadge approval={{ ...approval, status: isOver ? 'expired' : status }} now={now} />
        <p>{text}</p>
        {reason && (
          <p className={styles.reason}>
            <VisuallyHidden>Reason: </VisuallyHidden>“{reason}”
          </p>
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
      </div>
    </div>
  );
}
