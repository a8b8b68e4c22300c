import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useFormSubmit, type Approval } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { TextArea } from '@/components/fields/TextInput';
import { firstName, overBudget, reasonNeeded } from '@/entities/approval/approvalView';
import { DecisionDialogs, type AskedDecision } from '@/entities/approval/DecisionDialogs';
import { useDecision } from '@/entities/approval/useDecision';
import { useListKeys } from '@/hooks/useListKeys';
import { approvalDecisionRules } from '@/lib/formRules.gen';
import { formatMoney } from '@/lib/money';
import { areSingleKeysOn } from '@/lib/singleKeys';

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

type Decision = 'approve' | 'decline';

/** The note of a decision, which a decline needs as its reason, and the decision that is being sent. */
export function useDecisionForm(
  { requester }: Approval,
  { onFailure }: { onFailure?: (error: unknown) => void } = {},
) {
  const form = useForm({ defaultValues: { note: '' } });
  const [sent, setSent] = useState<Decision | null>(null);
  const { send, busy, failure } = useFormSubmit(form, {
    onSubmit: async () => {},
    fallback: 'The decision could not be saved. Please try again.',
    fieldNames: { reason: 'note' },
    onFailure,
  });
  const decide = (decision: Decision, call: (note: string) => Promise<void>) => {
    const note = form.getValues('note').trim();
    if (decision === 'decline' && note === '') {
      form.setError('note', { message: reasonNeeded(requester.name) });
      form.setFocus('note');
      return;
    }
    setSent(decision);
    void send(() => call(note));
  };
  return { form, decide, deciding: busy ? sent : null, failure };
}

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
    <Box
      component="section"
      aria-label="Your decision"
      sx={{ display: { xs: 'contents', md: 'block' }, '& > *': { order: 5 } }}
    >
      <TextArea
        {...form.register('note', { onChange: () => form.clearErrors('note') })}
        label={`Note to ${firstName(approval.requester.name)}`}
        placeholder="Needed to decline, welcome to approve"
        rows={3}
        maxLength={approvalDecisionRules.note.maxLength}
        fullWidth
        error={form.formState.errors.note?.message}
      />
      {warning}
      <Typography role="alert" component="p" variant="meta" color="error">
        {failure}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '110px minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
          gap: 1.25,
          position: { xs: 'sticky', md: 'static' },
          bottom: 0,
          zIndex: 2,
          mx: { xs: 'calc(-1 * var(--gutter))', md: 0 },
          mt: 1.5,
          px: { xs: 'var(--gutter)', md: 0 },
          pt: { xs: 1.25, md: 0 },
          pb: { xs: 'calc(10px + env(safe-area-inset-bottom))', md: 0 },
          borderTop: { xs: 1, md: 0 },
          borderColor: 'divider',
          bgcolor: { xs: 'background.paper', md: 'transparent' },
        }}
      >
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
      </Box>
      {children}
    </Box>
  );
}
