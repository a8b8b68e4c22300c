import Stack from '@mui/material/Stack';
import { useForm, useWatch } from 'react-hook-form';
import { useFormSubmit, type Organizer, type OrganizerRole } from '@/api';
import { useSetOrganizerMemberMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { contractField } from '@/components/fields/contractField';
import { TextInput } from '@/components/fields/TextInput';
import { ORGANIZER_ROLES } from '@/entities/organizer/useChosenOrganizer';
import { organizerMemberInputRules } from '@/lib/consoleFormRules.gen';
import { isEmailAddress } from '@/lib/emailAddress.gen';
import { useToast } from '@/state';

const NO_EMAIL = 'Enter the email of their account.';

interface AddMemberDialogProps {
  organizer: Organizer;
  onClose: () => void;
}

interface Values {
  email: string;
  role: OrganizerRole;
}

/** Adds somebody who has an account, found by email. */
export default function AddMemberDialog({ organizer, onClose }: AddMemberDialogProps) {
  const toast = useToast();
  const [setMember] = useSetOrganizerMemberMutation();
  const form = useForm<Values>({ defaultValues: { email: '', role: 'editor' } });
  const { errors } = form.formState;
  const role = useWatch({ control: form.control, name: 'role' });

  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ email, role: chosen }) => {
      const organizerMemberInput = { email: email.trim(), role: chosen };
      const { name } = await setMember({ id: organizer.id, organizerMemberInput }).unwrap();
      toast.success(`${name || email.trim()} is on the team.`);
      onClose();
    },
    fallback: 'The person could not be added. Please try again.',
    fieldErrorMessage: null,
  });

  return (
    <FormDialog
      title="Add a person"
      text={`They work on the events of ${organizer.name} with the account they have.`}
      submitLabel="Add"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 0.5 }}>
        <TextInput
          type="email"
          autoFocus
          autoComplete="off"
          {...contractField(form, 'email', organizerMemberInputRules.email, {
            label: 'Email',
            required: NO_EMAIL,
            check: (text) => (isEmailAddress(text) ? null : NO_EMAIL),
          })}
        />
        <TextInput
          label="Role"
          select
          hint={ORGANIZER_ROLES[role].may}
          error={errors.role?.message}
          slotProps={{ select: { native: true } }}
          {...form.register('role')}
        >
          {Object.entries(ORGANIZER_ROLES).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </TextInput>
      </Stack>
    </FormDialog>
  );
}
