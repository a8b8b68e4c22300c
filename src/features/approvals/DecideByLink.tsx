import { useEffect, useState } from 'react';
import { toAppError, type Approval } from '@/api';
import { useApproveByLinkMutation, useDeclineByLinkMutation } from '@/api/console';
import { overBudget } from '@/entities/approval/approvalView';
import { formatMoney } from '@/lib/money';
import { DecisionFields } from './DecisionFields';
import styles from './DecideByLinkPage.module.css';
import { useDecisionForm } from './useDecisionForm';

interface DecideByLinkProps {
  token: string;
  approval: Approval;
  /** Which of the mail's two links was opened. */
  begins: 'approve' | 'decline';
  onDecided: (approval: Approval) => void;
}

/** Decides by the link of a mail; above the budget the approval is asked for once more. */
export function DecideByLink({ token, approval, begins, onDecided }: DecideByLinkProps) {
  const { total, currency, cost_centre: centre } = approval;
  const [approve] = useApproveByLinkMutation();
  const [decline] = useDeclineByLinkMutation();
  const [isOver, setIsOver] = useState(false);
  const decision = useDecisionForm(approval, {
    // The budget may have been used by others since the page was opened.
    onFailure: (error) => {
      if (toAppError(error).code === 'over_budget') setIsOver(true);
    },
  });
  const { decide } = decision;
  const { setFocus } = decision.form;
  useEffect(() => {
    if (begins === 'decline') setFocus('note');
  }, [begins, setFocus]);

  const over = overBudget(approval);
  const handleApprove = () => {
    if (over !== null && !isOver) {
      setIsOver(true);
      return;
    }
    decide('approve', async (note) => {
      const approvalDecision = { ...(note && { note }), ...(isOver && { over_budget: true }) };
      onDecided(await approve({ token, approvalDecision }).unwrap());
    });
  };
  const handleDecline = () =>
    decide('decline', async (reason) =>
      onDecided(await decline({ token, approvalDecline: { reason } }).unwrap()),
    );
  return (
    <DecisionFields
      approval={approval}
      decision={decision}
      approveLabel={isOver ? 'Approve over budget' : `Approve ${formatMoney(total, currency)}`}
      onApprove={handleApprove}
      onDecline={handleDecline}
      warning={
        isOver &&
        over !== null && (
          <p role="status" className={styles.warning}>
            It exceeds the budget of {centre?.name ?? 'the cost centre'} by{' '}
            {formatMoney(over, currency)}. Press once more to approve it all the same.
          </p>
        )
      }
    />
  );
}
