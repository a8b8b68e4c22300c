import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useFormSubmit, type PersonAccount } from '@/api';
import { useEraseUserMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { PasswordField } from '@/components/fields/PasswordField';
import { TextInput } from '@/components/fields/TextInput';
import { useToast } from '@/state';
import { nameOf } from '../accountRoles';
import { LeavingQuestion } from '../leaving/LeavingQuestion';
import { useLeaving } from '../leaving/useLeaving';
import styles from './ErasePersonDialog.module.css';

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
      text="For somebody who has asked for it."
      warning="Nobody can take this back. The address can sign up anew, as somebody else."
      submitLabel="Delete for good"
      tone="danger"
      busy={busy}
      submitWaits={leaving.waits}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <div className={styles.lists}>
        <What title="Deleted" items={GOES} />
        <What title="Kept" items={STAYS} />
      </div>
      <LeavingQuestion {...leaving.question} personId={person.id} isErased />
      <div className={styles.fields}>
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
      </div>
    </FormDialog>
  );
}

function What({ title, items }: { title: string; items: readonly string[] }) {
  const id = useId();
  return (
    <div>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <ul className={styles.list} aria-labelledby={id}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
