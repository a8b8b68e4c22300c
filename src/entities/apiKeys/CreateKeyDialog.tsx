import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Controller, useForm } from 'react-hook-form';
import { useFormSubmit, type ApiKeyScope, type CreatedApiKey } from '@/api';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { CheckboxGroup } from '@/components/fields/CheckboxGroup';
import { contractField } from '@/components/fields/contractField';
import { TextInput } from '@/components/fields/TextInput';
import { companyApiKeyCreateRules } from '@/lib/consoleFormRules.gen';
import { LIFETIMES, SCOPES } from './keyTexts';

export interface NewApiKey<Scope extends ApiKeyScope = ApiKeyScope> {
  name: string;
  scopes: Scope[];
  expires_in_days?: number;
}

interface CreateKeyDialogProps {
  /** Those that a key of this owner may have. */
  scopes: readonly ApiKeyScope[];
  create: (key: NewApiKey) => Promise<CreatedApiKey>;
  onCreated: (created: CreatedApiKey) => void;
  onClose: () => void;
}

/** Asks for the name, the scopes and the lifetime of a new key. */
export default function CreateKeyDialog(props: CreateKeyDialogProps) {
  const { scopes, create, onCreated, onClose } = props;
  const form = useForm({
    defaultValues: { name: '', scopes: [] as ApiKeyScope[], lifetime: '90' },
  });
  const { errors } = form.formState;
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ name, scopes: chosen, lifetime }) => {
      const created = await create({
        name: name.trim(),
        scopes: chosen,
        ...(lifetime !== '' && { expires_in_days: Number(lifetime) }),
      });
      onCreated(created);
    },
    fallback: 'The key could not be created. Please try again.',
    fieldErrorMessage: null,
    fieldNames: { expires_in_days: 'lifetime' },
  });
  return (
    <FormDialog
      title="Create an API key"
      text="Calls with the key are made in your name. It ends when you can no longer manage this page."
      submitLabel="Create key"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <TextInput
          autoFocus
          autoComplete="off"
          hint="Such as the system that uses it"
          {...contractField(form, 'name', companyApiKeyCreateRules.name, {
            label: 'Name',
            required: 'Enter a name.',
          })}
        />
        <Controller
          name="scopes"
          control={form.control}
          rules={{ validate: (chosen) => chosen.length > 0 || 'Choose at least one scope.' }}
          render={({ field: { ref, value, onChange } }) => (
            <CheckboxGroup
              ref={ref}
              label="Scopes"
              options={scopes}
              labelOf={(scope) => <ScopeLabel {...SCOPES[scope]} />}
              value={value}
              error={errors.scopes?.message}
              onChange={onChange}
            />
          )}
        />
        <TextInput
          label="Expires"
          select
          error={errors.lifetime?.message}
          slotProps={{ select: { native: true } }}
          {...form.register('lifetime')}
        >
          {LIFETIMES.map(([days, label]) => (
            <option key={days} value={days}>
              {label}
            </option>
          ))}
        </TextInput>
      </Stack>
    </FormDialog>
  );
}

function ScopeLabel({ label, may }: { label: string; may: string }) {
  return (
    <>
      {label}
      <Typography variant="meta" component="span" color="textSecondary" sx={{ display: 'block' }}>
        {may}
      </Typography>
    </>
  );
}
