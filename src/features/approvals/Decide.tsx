import { useState } from 'react';
import type { Approval } from '@/api';
import { overBudget } from '@/entities/approval/approvalView';
import { DecisionDialogs, type AskedDecision } from '@/entities/approval/DecisionDialogs';
import { useDecision } from '@/entities/approval/useDecision';
import { useListKeys } from '@/hooks/useListKeys';
import { areSingleKeysOn } from '@/lib/singleKeys';
import { formatMoney } from '@/lib/money';
import { DecisionFields } from './DecisionFields';
import { useDecisionForm } from './useDecisionForm';

/** Decides as the person who is signed in. */
export function Decide({ approval }: { approval: Approval }) {
  const { id, total, currency } = approval;
  const { approve, decline } = useDecision();
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const decision = useDecisionForm(approval);
  const { form, decide } = decision;
  useListKeys({
    a: () => setAsked({ question: 'approve', id }),
    x: () => setAsked({ question: 'decline', id }),
  });

  const handleApprove = () => {
    // What exceeds the budget is asked for once more, with the amount.
    if (overBudget(approval) !== null) setAsked({ question: 'approve', id });
    else decide('approve', (note) => approve(approval, note));
  };
  return (
    <DecisionFields
      approval={approval}
      decision={decision}
      approveLabel={`Approve ${formatMoney(total, currency)}`}
      hasKeys={areSingleKeysOn()}
      onApprove={handleApprove}
      onDecline={() => decide('decline', (reason) => decline(approval, reason))}
    >
      <DecisionDialogs asked={asked} note={form.getValues('note')} onClose={() => setAsked(null)} />
    </DecisionFields>
  );
}
