import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '@/lib/paths';
import { useToast } from '@/state';
import { AuthCard, AuthForm } from '@/components/page/AuthCard';
import Button from '@mui/material/Button';
import { FormProvider, useForm, Controller } from 'react-hook-form';
import {
  useFormSubmit,
  useResetPasswordByLinkMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
} from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { contractField } from '@/components/fields/contractField';
import { NewPasswordField } from '@/entities/person/NewAccountFields';
import { TextInput } from '@/components/fields/TextInput';
import { emailProblem } from '@/lib/emailProblem';
import { emailRequestRules } from '@/lib/formRules.gen';
import { OtpField, otpRule } from './components/OtpField';

interface NewPasswordFormProps {
  email: string;
  onBack: () => void;
  onDone: () => void;
}

export function NewPasswordForm({ email, onBack, onDone }: NewPasswordFormProps) {
  const [resetPassword] = useResetPasswordMutation();
  const form = useForm({ defaultValues: { otp: '', password: '' } });
  const { errors } = form.formState;
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ otp, password }) => {
      await resetPassword({ passwordReset: { email, otp, password } }).unwrap();
      onDone();
    },
    fallback: 'Invalid OTP. Please try again.',
    fieldNames: null,
  });

  return (
    <FormProvider {...form}>
      <AuthForm label="Choose a new password" error={failure} onSubmit={handleSubmit}>
        <Controller
          name="otp"
          control={form.control}
          rules={otpRule}
          render={({ field: { ref, value, onChange } }) => (
            <OtpField ref={ref} value={value} error={errors.otp?.message} onChange={onChange} />
          )}
        />
        <NewPasswordField label="New password" />
        <BusyButton type="submit" variant="contained" size="large" fullWidth busy={busy}>
          Set New Password
        </BusyButton>
        <Button variant="text" fullWidth onClick={onBack}>
          Use another email
        </Button>
      </AuthForm>
    </FormProvider>
  );
}

interface RequestResetFormProps {
  initial: string;
  onSent: (email: string) => void;
}

export function RequestResetForm({ initial, onSent }: RequestResetFormProps) {
  const [request] = useRequestPasswordResetMutation();
  const form = useForm({ defaultValues: { email: initial } });
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async (fields) => {
      const email = fields.email.trim().toLowerCase();
      await request({ emailRequest: { email } }).unwrap();
      onSent(email);
    },
    fallback: 'Failed to send OTP. Please try again.',
    fieldNames: null,
  });

  return (
    <AuthForm label="Reset your password" error={failure} onSubmit={handleSubmit}>
      <TextInput
        type="email"
        autoComplete="email"
        autoFocus={initial !== ''}
        {...contractField(form, 'email', emailRequestRules.email, {
          label: 'Email',
          check: emailProblem,
        })}
        label="Work email"
      />
      <BusyButton type="submit" variant="contained" size="large" fullWidth busy={busy}>
        Send Code
      </BusyButton>
    </AuthForm>
  );
}

interface LinkedPasswordFormProps {
  /** Of the link in the mail. */
  token: string;
  /** Asks for another mail. */
  onRestart: () => void;
  onDone: () => void;
}

/** The new password of a person who opened the link of the mail. */
export function LinkedPasswordForm({ token, onRestart, onDone }: LinkedPasswordFormProps) {
  const [resetPassword] = useResetPasswordByLinkMutation();
  const form = useForm({ defaultValues: { password: '' } });
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ password }) => {
      await resetPassword({ passwordResetByLink: { token, password } }).unwrap();
      onDone();
    },
    fallback: 'The password could not be set. Please try again.',
    fieldNames: null,
  });

  return (
    <FormProvider {...form}>
      <AuthForm label="Choose a new password" error={failure} onSubmit={handleSubmit}>
        <NewPasswordField label="New password" autoFocus />
        <BusyButton type="submit" variant="contained" size="large" fullWidth busy={busy}>
          Set New Password
        </BusyButton>
        <Button variant="text" fullWidth onClick={onRestart}>
          Request a new email
        </Button>
      </AuthForm>
    </FormProvider>
  );
}

/** The token of `#token=…`, the link of the mail. */
const tokenOf = (hash: string) => new URLSearchParams(hash.slice(1)).get('token');

/**
 * Two steps: request a code by email, then enter it with a new password. The link of the mail leads
 * to the new password at once. All sessions of the person end.
 */
export function ResetPasswordPage() {
  const toast = useToast();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const { hash } = useLocation();
  const opened = tokenOf(hash);
  const [token, setToken] = useState(opened);
  // Also when the link is opened in a tab that shows this page.
  if (opened !== null && opened !== token) setToken(opened);

  useEffect(() => {
    // Out of the address bar and the history, where others could read it.
    if (opened !== null) void navigate(paths.resetPassword, { replace: true });
  }, [opened, navigate]);

  const handleDone = () => {
    toast.success('Your password has been changed. Please sign in.');
    void navigate(paths.signIn, { replace: true });
  };

  if (token !== null) {
    return (
      <AuthCard title="Choose a new password" text="You will be signed out everywhere.">
        <LinkedPasswordForm token={token} onRestart={() => setToken(null)} onDone={handleDone} />
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={sent ? 'Choose a new password' : 'Reset your password'}
      text={
        sent ? (
          <>
            If <strong>{email}</strong> has an account, we have emailed it a code. It is valid for
            ten minutes.
          </>
        ) : (
          'We send a code to your work email.'
        )
      }
      footer={
        <>
          Remembered it? <Link to={paths.signIn}>Sign in</Link>
        </>
      }
    >
      {sent ? (
        <NewPasswordForm email={email} onBack={() => setSent(false)} onDone={handleDone} />
      ) : (
        <RequestResetForm
          initial={email}
          onSent={(address) => {
            setEmail(address);
            setSent(true);
          }}
        />
      )}
    </AuthCard>
  );
}
