import Stack from '@mui/material/Stack';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import {
  useFormSubmit,
  type CompanyName,
  type PersonAccount,
  type PersonUpdate,
  type Role,
} from '@/api';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { useToast } from '@/state';
import { isCompanyRole, nameOf } from './accountRoles';
import { AccountCompany, AccountRole } from './AccountFields';
import { conflictText, usePersonUpdate, whatItIs } from './usePersonUpdate';

interface ChangePersonDialogProps {
  person: PersonAccount;
  /** Whether the company can be changed with the role. */
  movesCompanies: boolean;
  onClose: () => void;
}

interface Values {
  role: Role;
  company: CompanyName | null;
}

/** What differs between the account and the choice; undefined when nothing does. */
function updateOf(person: PersonAccount, { role, company }: Values): PersonUpdate | undefined {
  const next = isCompanyRole(role) ? (company?.id ?? null) : null;
  const update: PersonUpdate = {
    ...(role !== person.role && { role }),
    ...(next !== (person.company?.id ?? null) && { company: next }),
  };
  return Object.keys(update).length > 0 ? update : undefined;
}

/** Gives a person another role, and on the platform another company. */
export default function ChangePersonDialog(props: ChangePersonDialogProps) {
  const { person, movesCompanies, onClose } = props;
  const toast = useToast();
  const { read, save } = usePersonUpdate(person);
  const form = useForm<Values>({ defaultValues: { role: person.role, company: person.company } });
  const role = useWatch({ control: form.control, name: 'role' });
  const name = nameOf(person);

  const { handleSubmit, busy, failure, showFailure } = useFormSubmit(form, {
    onSubmit: async (values) => {
      const personUpdate = updateOf(read, values);
      if (personUpdate) {
        const { saved, latest } = await save(personUpdate);
        if (latest) {
          showFailure(`${conflictText(latest)} Save again to change that.`);
          return;
        }
        toast.success(`${name} is now ${whatItIs(saved)}`);
      }
      onClose();
    },
    fallback: 'The account could not be changed. Please try again.',
    fieldErrorMessage: null,
  });

  return (
    <FormDialog
      title={movesCompanies ? `Role and company of ${name}` : `Role of ${name}`}
      warning={movesCompanies && 'Existing bookings stay with their company.'}
      submitLabel="Save"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <Stack sx={{ gap: 2.5 }}>
          <AccountRole autoFocus roles={person.assignable_roles} />
          {movesCompanies && isCompanyRole(role) && <AccountCompany />}
        </Stack>
      </FormProvider>
    </FormDialog>
  );
}
