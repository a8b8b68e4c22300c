import type { ReactNode } from 'react';
import type { Approval } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { TextArea } from '@/components/fields/TextArea';
import { firstName } from '@/entities/approval/approvalView';
import styles from './Decide.module.css';
import type { useDecisionForm } from './useDecisionForm';

interface DecisionFieldsProps {
  approval: Approval;
  decision: ReturnType<typeof useDecisionForm>;
  approveLabel: string;
  /** The keys A and X decide too. */
  hasKeys?: boolean;
  onApprove: () => void;
  onDecline: () => void;
  /** Between the note and the buttons. */
  warning?: ReactNode;
  /** After the buttons. */
  children?: ReactNode;
}

/** The note and the two buttons; on phones the buttons stay at the foot of the screen. */
export function DecisionFields({
  approval,
  decision: { form, deciding, failure },
  approveLabel,
  hasKeys = false,
  onApprove,
  onDecline,
  warning,
  children,
}: DecisionFieldsProps) {
  return (
    <section aria-label="Your decision" className={styles.decide}>
      <TextArea
        {...form.register('note', { onChange: () => form.clearErrors('note') })}
        label={`Note to ${firstName(approval.requester.name)}`}
        placeholder="Needed to decline, welcome to approve"
        rows={3}
        maxLength={400}
        fullWidth
        error={form.formState.errors.note?.message}
      />
      {warning}
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <div className={styles.bar}>
        <BusyButton
          size="large"
          busy={deciding === 'decline'}
          aria-keyshortcuts={hasKeys ? 'X' : undefined}
          onClick={() => deciding === null && onDecline()}
        >
          Decline
        </BusyButton>
        <BusyButton
          variant="contained"
          size="large"
          busy={deciding === 'approve'}
          aria-keyshortcuts={hasKeys ? 'A' : undefined}
          onClick={() => deciding === null && onApprove()}
        >
          {approveLabel}
        </BusyButton>
      </div>
      {children}
    </section>
  );
}
