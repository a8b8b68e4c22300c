import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormSubmit, type Approval } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { TextArea } from '@/components/fields/TextArea';
import { firstName, overBudget, reasonNeeded } from '@/entities/approval/approvalView';
import { DecisionDialogs, type AskedDecision } from '@/entities/approval/DecisionDialogs';
import { useDecision } from '@/entities/approval/useDecision';
import { useListKeys } from '@/hooks/useListKeys';
import { areSingleKeysOn } from '@/lib/singleKeys';
import { formatMoney } from '@/lib/money';
import styles from './Decide.module.css';

/** The note and the two buttons; on phones the buttons stay at the foot of the screen. */
export function Decide({ approval }: { approval: Approval }) {
  const { id, requester, total, currency } = approval;
  const { approve, decline } = useDecision();
  const form = useForm({ defaultValues: { note: '' } });
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const [deciding, setDeciding] = useState<AskedDecision['question'] | null>(null);
  const { send, busy, failure } = useFormSubmit(form, {
    onSubmit: async () => {},
    fallback: 'The decision could not be saved. Please try again.',
    fieldNames: { reason: 'note' },
  });
  useListKeys({
    a: () => setAsked({ question: 'approve', id }),
    x: () => setAsked({ question: 'decline', id }),
  });

  const handleApprove = () => {
    // What exceeds the budget is asked for once more, with the amount.
    if (overBudget(approval) !== null) setAsked({ question: 'approve', id });
    else {
      setDeciding('approve');
      void send(() => approve(approval, form.getValues('note')));
    }
  };
  const handleDecline = () => {
    const reason = form.getValues('note');
    if (reason.trim() === '') {
      form.setError('note', { message: reasonNeeded(requester.name) });
      form.setFocus('note');
      return;
    }
    setDeciding('decline');
    void send(() => decline(approval, reason));
  };
  const hasKeys = areSingleKeysOn();
  return (
    <section aria-label="Your decision" className={styles.decide}>
      <TextArea
        {...form.register('note', { onChange: () => form.clearErrors('note') })}
        label={`Note to ${firstName(requester.name)}`}
        placeholder="Needed to decline, welcome to approve"
        rows={3}
        maxLength={400}
        fullWidth
        error={form.formState.errors.note?.message}
      />
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <div className={styles.bar}>
        <BusyButton
          size="large"
          busy={busy && deciding === 'decline'}
          aria-keyshortcuts={hasKeys ? 'X' : undefined}
          onClick={() => !busy && handleDecline()}
        >
          Decline
        </BusyButton>
        <BusyButton
          variant="primary"
          size="large"
          busy={busy && deciding === 'approve'}
          aria-keyshortcuts={hasKeys ? 'A' : undefined}
          onClick={() => !busy && handleApprove()}
        >
          Approve {formatMoney(total, currency)}
        </BusyButton>
      </div>
      <DecisionDialogs asked={asked} note={form.getValues('note')} onClose={() => setAsked(null)} />
    </section>
  );
}
