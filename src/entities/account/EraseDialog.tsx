import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useFormSubmit } from '@/api';
import { useEraseUserMutation, useGetConfirmationMethodsQuery } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { TextInput } from '@/components/fields/TextInput';
import { PasswordField } from '@/entities/person/PasswordField';
import { LeavingQuestion } from './LeavingQuestion';
import { useLeaving } from './useLeaving';

interface EraseDialogProps {
  /** Whose account is deleted. */
  person: { id: number; email: string };
  title: string;
  text: string;
  warning: string;
  submitLabel: string;
  passwordLabel: string;
  /** Shown when the request fails without a message. */
  fallback: string;
  onErased: () => void;
  onClose: () => void;
  /** Above the fields. */
  children?: ReactNode;
}

/** Asks for the address and the password of whoever deletes, and deletes an account with its personal data. */
export function EraseDialog(props: EraseDialogProps) {
  const { person, passwordLabel, fallback, onErased, children, ...dialog } = props;
  const { id, email } = person;
  const [erase] = useEraseUserMutation();
  const leaving = useLeaving(id);
  // Who signs in with single sign-on may have none.
  const asksPassword = useGetConfirmationMethodsQuery().currentData?.password_set !== false;
  const form = useForm({ defaultValues: { confirm: '', password: '' } });
  const { errors } = form.formState;
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ confirm, password }) => {
      if (!leaving.isComplete()) return;
      const eraseUser = { confirm: confirm.trim(), ...leaving.body() };
      const own = asksPassword ? { ...eraseUser, password } : eraseUser;
      await erase({ id, eraseUser: own }).unwrap();
      onErased();
    },
    fallback,
    fieldErrorMessage: null,
  });
  return (
    <FormDialog
      {...dialog}
      color="error"
      busy={busy}
      submitWaits={leaving.waits}
      failure={failure}
      onSubmit={handleSubmit}
    >
      {children}
      <LeavingQuestion {...leaving.question} personId={id} isErased />
      <Stack sx={{ gap: 2.5 }}>
        <TextInput
          label={`Type ${email}`}
          required
          fullWidth
          autoComplete="off"
          error={errors.confirm?.message}
          {...form.register('confirm', {
            validate: (text) =>
              text.trim().toLowerCase() === email.toLowerCase() || `Type ${email} to confirm.`,
          })}
        />
        {asksPassword && (
          <PasswordField
            label={passwordLabel}
            required
            fullWidth
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register('password', { required: 'Enter your password.' })}
          />
        )}
      </Stack>
    </FormDialog>
  );
}
