import Chip from '@mui/material/Chip';
import { useState, type ReactNode } from 'react';
import type { Approval } from '@/api';
import { PageHead } from '@/components/page/PageHead';
import { ApprovalBudgetCard } from '@/entities/approval/ApprovalBudgetCard';
import { ApprovalSums } from '@/entities/approval/ApprovalSums';
import { PolicyFindings } from '@/entities/approval/PolicyFindings';
import { useCountdown } from '@/hooks/useCountdown';
import { countOf } from '@/lib/text';
import styles from './ApprovalPage.module.css';
import { Colleagues, Events, Requester } from './ApprovalParts';
import { DeadlineCard } from './DeadlineCard';
import { Decide } from './Decide';
import { OwnRequest } from './OwnRequest';
import { Steps } from './Steps';

interface ApprovalViewProps {
  approval: Approval;
  /** The person asked for it. */
  isOwn: boolean;
  /** How the reader decides, in place of the signed-in way. */
  decide?: ReactNode;
}

/** A request with all that a decision needs; on wide screens in two columns. */
export function ApprovalView({ approval, isOwn, decide }: ApprovalViewProps) {
  const { bookings, findings, status, deadline } = approval;
  const secondsLeft = useCountdown(status === 'pending' ? deadline : null);
  const [wasOpen] = useState(status === 'pending');
  const isOver = status === 'expired' || (wasOpen && status === 'pending' && secondsLeft === 0);
  const exceptions = findings.filter(({ outcome }) => outcome !== 'allow').length;
  const canDecide = approval.can_decide && !isOver;
  return (
    <div className={styles.columns} data-over={isOver || undefined}>
      <PageHead title={bookings[0]?.event_title ?? 'Approval'} />
      <div className={styles.main}>
        <div className={styles.events}>
          <Events bookings={bookings} />
        </div>
        <div className={styles.asks}>
          <Requester approval={approval} />
        </div>
        {findings.length > 0 && (
          <section className={styles.policy} aria-labelledby="policy">
            <div className={styles.sectionHead}>
              <h2 id="policy">Policy</h2>
              {exceptions > 0 && (
                <Chip size="small" color="warning" label={countOf(exceptions, 'exception')} />
              )}
            </div>
            <PolicyFindings findings={findings} />
          </section>
        )}
        <Colleagues bookings={bookings} />
        <Steps approval={approval} isOver={isOver} />
      </div>
      <div className={styles.side}>
        <div className={styles.deadline}>
          <DeadlineCard
            approval={approval}
            secondsLeft={secondsLeft}
            isOver={isOver}
            isOwn={isOwn}
          />
        </div>
        <ApprovalSums approval={approval} />
        <ApprovalBudgetCard approval={approval} />
        <div className={styles.decision}>
          {canDecide && (decide ?? <Decide approval={approval} />)}
          {isOwn && <OwnRequest approval={approval} isOver={isOver} />}
        </div>
      </div>
    </div>
  );
}
