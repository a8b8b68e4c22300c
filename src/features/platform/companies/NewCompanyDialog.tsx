import Stack from '@mui/material/Stack';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useFormSubmit } from '@/api';
import { useCreateCompanyMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { TextInput } from '@/components/fields/TextInput';
import { useToast } from '@/state';

/** Makes a company. */
export default function NewCompanyDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const [create] = useCreateCompanyMutation();
  const form = useForm({ defaultValues: { name: '', domain: '', proven: false } });
  const { errors } = form.formState;
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
          label="Name"
          required
          fullWidth
          autoFocus
          autoComplete="off"
          error={errors.name?.message}
          slotProps={{ htmlInput: { maxLength: 120 } }}
          {...form.register('name', {
            validate: (name) => name.trim() !== '' || 'Enter a name.',
          })}
        />
        <TextInput
          label="Email domain"
          fullWidth
          autoComplete="off"
          hint="Such as northwind.example. Without one, people join by invitation only."
          error={errors.domain?.message}
          slotProps={{ htmlInput: { maxLength: 253 } }}
          {...form.register('domain')}
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
