import { useForm } from 'react-hook-form';
import { useFormSubmit } from '@/api';
import { useAddCompanyDomainMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { contractField } from '@/components/fields/contractField';
import { TextInput } from '@/components/fields/TextInput';
import { companyDomainInputRules } from '@/lib/consoleFormRules.gen';
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
        fullWidth
        autoFocus
        autoComplete="off"
        {...contractField(form, 'domain', companyDomainInputRules.domain, {
          label: 'Domain',
          required: 'Enter a domain, such as acme.example.',
        })}
      />
    </FormDialog>
  );
}
