import Stack from '@mui/material/Stack';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useFormSubmit } from '@/api';
import { useCreateCompanyMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { contractField } from '@/components/fields/contractField';
import { TextInput } from '@/components/fields/TextInput';
import { companyCreateRules } from '@/lib/consoleFormRules.gen';
import { useToast } from '@/state';

/** Makes a company. */
export default function NewCompanyDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const [create] = useCreateCompanyMutation();
  const form = useForm({ defaultValues: { name: '', domain: '', proven: false } });
  const hasDomain = useWatch({ control: form.control, name: 'domain' }).trim() !== '';

  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ name, domain, proven }) => {
      const mail = domain.trim();
      const companyCreate = { name: name.trim(), ...(mail && { domain: mail, proven }) };
      const made = await create({ companyCreate }).unwrap();
      toast.success('Invite its first admin under People.', `${made.name} created`);
      onClose();
    },
    fallback: 'The company could not be created. Please try again.',
    fieldErrorMessage: null,
  });

  return (
    <FormDialog
      title="New company"
      submitLabel="Create company"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <TextInput
          fullWidth
          autoFocus
          autoComplete="off"
          {...contractField(form, 'name', companyCreateRules.name, {
            label: 'Name',
            required: 'Enter a name.',
          })}
        />
        <TextInput
          fullWidth
          autoComplete="off"
          hint="Such as northwind.example. Without one, people join by invitation only."
          {...contractField(form, 'domain', companyCreateRules.domain, { label: 'Email domain' })}
        />
        {hasDomain && (
          <Controller
            name="proven"
            control={form.control}
            render={({ field: { value, onChange } }) => (
              <CheckboxField
                label="I know the domain is theirs: verify it now"
                checked={value}
                onChange={onChange}
              />
            )}
          />
        )}
      </Stack>
    </FormDialog>
  );
}
