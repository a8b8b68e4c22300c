import { useForm } from 'react-hook-form';
import { useFormSubmit } from '@/api';
import { useAddCompanyDomainMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { TextInput } from '@/components/fields/TextInput';
import { useToast } from '@/state';

interface AddDomainDialogProps {
  companyId: number;
  onClose: () => void;
}

/** Adds a domain to one's company; the record that proves it stands on the page then. */
export default function AddDomainDialog({ companyId, onClose }: AddDomainDialogProps) {
  const toast = useToast();
  const [add] = useAddCompanyDomainMutation();
  const form = useForm({ defaultValues: { domain: '' } });
  const { errors } = form.formState;

  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ domain }) => {
      const companyDomainInput = { domain: domain.trim() };
      await add({ id: companyId, companyDomainInput }).unwrap();
      toast.success(`${domain.trim()} is added. Publish its record to verify it.`);
      onClose();
    },
    fallback: 'The domain could not be added. Please try again.',
    fieldErrorMessage: null,
  });

  return (
    <FormDialog
      title="Add a domain"
      text="You get a TXT record to verify the domain. Until then nobody can join by it."
      submitLabel="Add domain"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextInput
        label="Domain"
        required
        fullWidth
        autoFocus
        autoComplete="off"
        error={errors.domain?.message}
        slotProps={{ htmlInput: { maxLength: 253 } }}
        {...form.register('domain', {
          validate: (domain) => domain.trim() !== '' || 'Enter a domain, such as acme.example.',
        })}
      />
    </FormDialog>
  );
}
