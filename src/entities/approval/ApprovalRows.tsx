import { Link } from 'react-router';
import type { ApprovalSummary } from '@/api';
import { formatMoney } from '@/lib/money';
import { approvalPath } from '@/lib/paths';
import { ApprovalBadge } from './ApprovalBadge';
import { DecideCell, seatsOf, timeText } from './ApprovalCells';
import type { AskDecision } from './ApprovalGrid';
import styles from './ApprovalRows.module.css';
import { isLate } from './approvalView';

interface ApprovalRowsProps {
  approvals: readonly ApprovalSummary[];
  /** Epoch milliseconds. */
  now: number;
  own?: boolean;
  onAsk: AskDecision;
}

/** Requests on narrow screens. */
export function ApprovalRows({ approvals, now, own = false, onAsk }: ApprovalRowsProps) {
  return (
    <ul className={styles.rows} aria-label={own ? 'My requests' : 'Requests for approval'}>
      {approvals.map((approval) => {
        const late = isLate(approval, now);
        const { id, event_title: title, requester, total, currency, is_exception } = approval;
        return (
          <li key={id} data-late={late || undefined}>
            <div className={styles.line}>
              <Link to={approvalPath(id)} className={styles.title}>
                {title}
              </Link>
              <strong>{formatMoney(total, currency)}</strong>
            </div>
            <p className={styles.second}>
              {own ? seatsOf(approval) : `${requester.name} · ${seatsOf(approval)}`}
              {is_exception && <span className={styles.exception}> · above policy</span>}
            </p>
            <p className={styles.second}>{timeText(approval, now)}</p>
            {approval.can_decide && !late ? (
              <DecideCell approval={approval} now={now} onAsk={onAsk} />
            ) : (
              <ApprovalBadge
                now={now}
                approval={{ ...approval, status: late ? 'expired' : approval.status }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
