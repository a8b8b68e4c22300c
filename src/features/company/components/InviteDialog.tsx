import { Controller, useForm } from 'react-hook-form';
import { useFormSubmit, type InvitationCreate } from '@/api';
import { useCreateInvitationMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { TextInput } from '@/components/fields/TextInput';
import { isEmailAddress } from '@/lib/email';
import { useToast } from '@/state';
import { RoleField } from './RoleField';
import styles from './InviteDialog.module.css';

interface InviteDialogProps {
  /** Until it is proven, the server takes addresses of this domain alone; null once it is. */
  onlyDomain: string | null;
  onClose: () => void;
}

/** Invites one person by e-mail, with a role of the company (D30). */
export default function InviteDialog({ onlyDomain, onClose }: InviteDialogProps) {
  const toast = useToast();
  const [invite] = useCreateInvitationMutation();
  const form = useForm<InvitationCreate>({ defaultValues: { email: '', role: 'employee' } });
  const { errors } = form.formState;

  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ email, role }) => {
      const invitation = { email: email.trim(), role };
      const { email: invited } = await invite({ invitationCreate: invitation }).unwrap();
      toast.success(`Invitation sent to ${invited}`);
      onClose();
    },
    fallback: 'The invitation could not be sent. Please try again.',
    fieldErrorMessage: null,
  });

  return (
    <FormDialog
      title="Invite a person"
      text="They get a link by e-mail that makes their account. It works once, for seven days."
      submitLabel="Send invitation"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="off"
          autoFocus
          fullWidth
          required
          hint={onlyDomain && `Until the domain is proven: addresses that end in @${onlyDomain}`}
          error={errors.email?.message}
          slotProps={{ htmlInput: { maxLength: 254 } }}
          {...form.register('email', {
            validate: (email) =>
              email.trim() === ''
                ? 'Email is required'
                : isEmailAddress(email.trim()) || 'Please enter a valid email address',
          })}
        />
        <Controller
          name="role"
          control={form.control}
          render={({ field }) => <RoleField error={errors.role?.message} {...field} />}
        />
      </div>
    </FormDialog>
  );
}
