import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { ApprovalSummary } from '@/api';
import { Avatar } from '@/components/display/Avatar';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { QuietCell, TwoLines } from '@/components/dataList/TwoLines';
import { Poster } from '@/entities/event/Poster';
import { formatClock, formatDayTime } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { approvalPath } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { ApprovalBadge } from './ApprovalBadge';
import styles from './ApprovalCells.module.css';
import { isLate, isNotPaidInTime, nearDayAndTime, timeLeft } from './approvalView';

interface CellProps {
  approval: ApprovalSummary;
}

interface TimedCellProps extends CellProps {
  /** Epoch milliseconds. */
  now: number;
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

export function RequesterCell({ approval: { requester, cost_centre: centre } }: CellProps) {
  return (
    <span className={styles.person}>
      <Avatar name={requester.name} />
      <TwoLines
        first={<strong className={styles.name}>{requester.name}</strong>}
        second={centre ? `${requester.role_label}, ${centre.name}` : requester.role_label}
      />
    </span>
  );
}

export function EventCell({ approval }: CellProps) {
  return (
    <span className={styles.person}>
      <Poster src={approval.image} className={styles.thumb} />
      <TwoLines
        first={
          <Link to={approvalPath(approval.id)} className={styles.event}>
            {approval.event_title}
          </Link>
        }
        second={seatsOf(approval)}
      />
    </span>
  );
}

export function AmountCell({ approval: { total, currency, is_exception } }: CellProps) {
  return (
    <TwoLines
      first={<strong className={styles.name}>{formatMoney(total, currency)}</strong>}
      second={
        is_exception ? <span className={styles.exception}>above policy</span> : 'with fee and GST'
      }
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
    return (
      <TwoLines
        first={<span className={styles.late}>Seats returned to sale</span>}
        second={`at ${formatClock(deadline)}`}
      />
    );
  }
  if (status !== 'pending') return <QuietCell>{timeText(approval, now)}</QuietCell>;
  const isSoon = Date.parse(deadline) - now < SOON_MS;
  const left = timeLeft(deadline, now);
  return (
    <TwoLines
      first={nearDayAndTime(deadline, now)}
      second={isSoon ? <span className={styles.exception}>{left}</span> : left}
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
    <span className={styles.buttons}>
      <Button className={styles.small} onClick={() => onAsk('decline', approval)}>
        Decline{of}
      </Button>
      <Button
        className={`${styles.small} ${styles.tinted}`}
        onClick={() => onAsk('approve', approval)}
      >
        Approve{of}
      </Button>
    </span>
  );
}
