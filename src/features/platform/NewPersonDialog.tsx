import Stack from '@mui/material/Stack';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useFormSubmit, type CompanyName, type Role } from '@/api';
import { useCreatePersonMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { contractField } from '@/components/fields/contractField';
import { FieldPair } from '@/components/fields/TextInput';
import { isCompanyRole } from '@/entities/account/accountRoles';
import { AccountCompany, AccountEmail, AccountRole } from '@/entities/account/AccountFields';
import { NameInput } from '@/entities/person/NameInput';
import { personCreateRules } from '@/lib/consoleFormRules.gen';
import { useToast } from '@/state';

interface NewPersonDialogProps {
  /** Those that may be given. */
  roles: readonly Role[];
  onClose: () => void;
}

interface Values {
  first_name: string;
  last_name: string;
  email: string;
  role: Role;
  company: CompanyName | null;
}

/** Makes an account, of a company or of the platform. */
export default function NewPersonDialog({ roles, onClose }: NewPersonDialogProps) {
  const toast = useToast();
  const [create] = useCreatePersonMutation();
  const form = useForm<Values>({
    defaultValues: { first_name: '', last_name: '', email: '', role: 'employee', company: null },
  });
  const role = useWatch({ control: form.control, name: 'role' });

  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ company, ...person }) => {
      const personCreate = {
        ...person,
        email: person.email.trim(),
        ...(isCompanyRole(person.role) && company && { company: company.id }),
      };
      const { email } = await create({ personCreate }).unwrap();
      toast.success(`A link to choose a password was sent to ${email}`);
      onClose();
    },
    fallback: 'The account could not be created. Please try again.',
    fieldErrorMessage: null,
  });

  const name = (field: 'first_name' | 'last_name', label: string, autoFocus = false) => (
    <NameInput
      control={form.control}
      fullWidth
      autoFocus={autoFocus}
      autoComplete="off"
      {...contractField(form, field, personCreateRules[field], { label })}
    />
  );

  return (
    <FormDialog
      title="New account"
      text="They get a link by email to choose their password. It works once, for seven days."
      submitLabel="Create account"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <Stack sx={{ gap: 2.5 }}>
          <FieldPair>
            {name('first_name', 'First name', true)}
            {name('last_name', 'Last name')}
          </FieldPair>
          <AccountEmail />
          <AccountRole roles={roles} />
          {isCompanyRole(role) && <AccountCompany />}
        </Stack>
      </FormProvider>
    </FormDialog>
  );
}
