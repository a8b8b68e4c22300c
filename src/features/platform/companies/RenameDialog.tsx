import { useForm } from 'react-hook-form';
import { useFormSubmit, type CompanyAccount } from '@/api';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { TextInput } from '@/components/fields/TextInput';
import { useToast } from '@/state';
import { useCompanyUpdate } from './useCompanyUpdate';

interface RenameDialogProps {
  company: CompanyAccount;
  onClose: () => void;
}

export function RenameDialog({ company, onClose }: RenameDialogProps) {
  const toast = useToast();
  const { save } = useCompanyUpdate(company);
  const form = useForm({ defaultValues: { name: company.name } });

  const { handleSubmit, busy, failure, showFailure } = useFormSubmit(form, {
    onSubmit: async ({ name }) => {
      const conflict = await save({ name: name.trim() });
      if (conflict) {
        showFailure(conflict);
        return;
      }
      toast.success(`The company is called ${name.trim()} now.`);
      onClose();
    },
    fallback: 'The company could not be renamed. Please try again.',
    fieldErrorMessage: null,
  });

  return (
    <FormDialog
      title={`Rename ${company.name}`}
      text="Its people see the name at once. Invoices that were issued keep the old one."
      submitLabel="Save"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        required
        fullWidth
        autoFocus
        autoComplete="off"
        error={form.formState.errors.name?.message}
        slotProps={{ htmlInput: { maxLength: 120 } }}
        {...form.register('name', {
          validate: (name) => name.trim() !== '' || 'Name the company.',
        })}
      />
    </FormDialog>
  );
}
