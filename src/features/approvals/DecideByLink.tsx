import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toAppError, useFormSubmit, type Approval } from '@/api';
import { useApproveByLinkMutation, useDeclineByLinkMutation } from '@/api/console';
import { BusyButton } from '@/components/buttons/BusyButton';
import { TextArea } from '@/components/fields/TextArea';
import { firstName, overBudget, reasonNeeded } from '@/entities/approval/approvalView';
import { formatMoney } from '@/lib/money';
import styles from './Decide.module.css';
import own from './DecideByLinkPage.module.css';

interface DecideByLinkProps {
  token: string;
  approval: Approval;
  /** Which of the mail's two links was opened. */
  begins: 'approve' | 'decline';
  onDecided: (approval: Approval) => void;
}

/** The note and the two buttons of a mail's link; above the budget the approval is asked for once more. */
export function DecideByLink({ token, approval, begins, onDecided }: DecideByLinkProps) {
  const { requester, total, currency, cost_centre: centre } = approval;
  const [approve] = useApproveByLinkMutation();
  const [decline] = useDeclineByLinkMutation();
  const [deciding, setDeciding] = useState<'approve' | 'decline' | null>(null);
  const [isOver, setIsOver] = useState(false);
  const form = useForm({ defaultValues: { note: '' } });
  const { setFocus } = form;
  const { send, busy, failure } = useFormSubmit(form, {
    onSubmit: async () => {},
    fallback: 'The decision could not be saved. Please try again.',
    fieldNames: { reason: 'note' },
    // The budget may have been used by others since the page was opened.
    onFailure: (error) => {
      if (toAppError(error).code === 'over_budget') setIsOver(true);
    },
  });
  useEffect(() => {
    if (begins === 'decline') setFocus('note');
  }, [begins, setFocus]);

  const over = overBudget(approval);
  const handleApprove = () => {
    if (over !== null && !isOver) {
      setIsOver(true);
      return;
    }
    setDeciding('approve');
    const note = form.getValues('note').trim();
    const approvalDecision = { ...(note && { note }), ...(isOver && { over_budget: true }) };
    void send(async () => onDecided(await approve({ token, approvalDecision }).unwrap()));
  };
  const handleDecline = () => {
    const reason = form.getValues('note').trim();
    if (reason === '') {
      form.setError('note', { message: reasonNeeded(requester.name) });
      setFocus('note');
      return;
    }
    setDeciding('decline');
    void send(async () =>
      onDecided(await decline({ token, approvalDecline: { reason } }).unwrap()),
    );
  };
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
      {isOver && over !== null && (
        <p role="status" className={own.warning}>
          It exceeds the budget of {centre?.name ?? 'the cost centre'} by{' '}
          {formatMoney(over, currency)}. Press once more to approve it all the same.
        </p>
      )}
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <div className={styles.bar}>
        <BusyButton
          size="large"
          busy={busy && deciding === 'decline'}
          onClick={() => !busy && handleDecline()}
        >
          Decline
        </BusyButton>
        <BusyButton
          variant="primary"
          size="large"
          busy={busy && deciding === 'approve'}
          onClick={() => !busy && handleApprove()}
        >
          {isOver ? 'Approve over budget' : `Approve ${formatMoney(total, currency)}`}
        </BusyButton>
      </div>
    </section>
  );
}
