import { useForm } from 'react-hook-form';
import { useFormSubmit, type CompanyAccount } from '@/api';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { TextArea } from '@/components/fields/TextArea';
import { useToast } from '@/state';
import { useCompanyUpdate } from './useCompanyUpdate';

interface SuspendDialogProps {
  company: CompanyAccount;
  onClose: () => void;
}

const MAX_REASON = 500;

/** Suspends a company, or resumes one that is suspended. */
export function SuspendDialog({ company, onClose }: SuspendDialogProps) {
  const toast = useToast();
  const { save } = useCompanyUpdate(company);
  const form = useForm({ defaultValues: { reason: '' } });
  const suspends = company.status === 'active';
  const { name } = company;

  const { handleSubmit, busy, failure, showFailure } = useFormSubmit(form, {
    onSubmit: async ({ reason }) => {
      const conflict = await save(
        suspends ? { status: 'suspended', suspended_reason: reason.trim() } : { status: 'active' },
      );
      if (conflict) {
        showFailure(conflict);
        return;
      }
      toast.success(suspends ? `${name} is suspended.` : `${name} can book again.`);
      onClose();
    },
    fallback: 'The company could not be changed. Please try again.',
    fieldNames: { suspended_reason: 'reason' },
    fieldErrorMessage: null,
  });

  return (
    <FormDialog
      title={suspends ? `Suspend ${name}?` : `Resume ${name}?`}
      text={
        suspends
          ? 'Nobody of it can book, hold seats for longer or pay. Its people can sign in, and tickets that are paid stay valid.'
          : 'Its people can book and pay again at once. Seats that went back on sale stay on sale.'
      }
      warning={suspends && 'Its unpaid seats go back on sale at once.'}
      submitLabel={suspends ? 'Suspend' : 'Resume'}
      tone={suspends ? 'danger' : 'primary'}
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {suspends && (
        <TextArea
          label="Reason (optional)"
          rows={3}
          maxLength={MAX_REASON}
          hint="For the platform alone. Its people do not see it."
          error={form.formState.errors.reason?.message}
          {...form.register('reason')}
        />
      )}
    </FormDialog>
  );
}
