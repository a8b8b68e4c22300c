import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormSubmit, type Approval } from '@/api';
import { reasonNeeded } from '@/entities/approval/approvalView';

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
