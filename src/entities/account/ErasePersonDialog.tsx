import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useFormSubmit, type PersonAccount } from '@/api';
import { useEraseUserMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { PasswordField } from '@/entities/person/PasswordField';
import { TextInput } from '@/components/fields/TextInput';
import { useToast } from '@/state';
import { nameOf } from './accountRoles';
import { LeavingQuestion } from './LeavingQuestion';
import { useLeaving } from './useLeaving';

interface ErasePersonDialogProps {
  person: PersonAccount;
  onClose: () => void;
}

const GOES = [
  'Name, addresses, phone, birth date and password',
  'Sign-ins with their devices, emails, messages and preferences',
  'The name in bookings, tickets, histories and changes',
];
const STAYS = [
  'Payments, refunds and invoices as issued, which the law asks for',
  'Bookings and their sums, without the name',
  'Tickets of others, and the company’s register of guests',
];

/** Asks for the address and one's own password, and erases a person whose account is closed. */
export default function ErasePersonDialog({ person, onClose }: ErasePersonDialogProps) {
  const toast = useToast();
  const [erase] = useEraseUserMutation();
  const leaving = useLeaving(person.id);
  const form = useForm({ defaultValues: { confirm: '', password: '' } });
  const { errors } = form.formState;
  const name = nameOf(person);
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ confirm, password }) => {
      if (!leaving.isComplete()) return;
      const eraseUser = { confirm: confirm.trim(), password, ...leaving.body() };
      await erase({ id: person.id, eraseUser }).unwrap();
      toast.success(`The account and data of ${name} are deleted`);
      onClose();
    },
    fallback: 'The person could not be deleted. Please try again.',
    fieldErrorMessage: null,
  });
  return (
    <FormDialog
      title={`Delete ${name} for good?`}
      text="For someone who asked to be deleted."
      warning="This cannot be undone. The address can sign up again as a new person."
      submitLabel="Delete for good"
      color="error"
      busy={busy}
      submitWaits={leaving.waits}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, mb: 3 }}>
        <What title="Deleted" items={GOES} />
        <What title="Kept" items={STAYS} />
      </Box>
      <LeavingQuestion {...leaving.question} personId={person.id} isErased />
      <Stack sx={{ gap: 2.5 }}>
        <TextInput
          label={`Type ${person.email}`}
          required
          fullWidth
          autoComplete="off"
          error={errors.confirm?.message}
          {...form.register('confirm', {
            validate: (text) =>
              text.trim().toLowerCase() === person.email.toLowerCase() ||
              `Type ${person.email} to confirm.`,
          })}
        />
        <PasswordField
          label="Your own password"
          required
          fullWidth
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password', { required: 'Enter your password.' })}
        />
      </Stack>
    </FormDialog>
  );
}

function What({ title, items }: { title: string; items: readonly string[] }) {
  const id = useId();
  return (
    <div>
      <Typography id={id} component="h3" variant="ui" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{ pl: 2.25, listStyle: 'disc', typography: 'ui', color: 'text.secondary' }}
      >
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Box>
    </div>
  );
}
