import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { singleSignOnAddress } from '@/api';
import { contractField } from '@/components/fields/contractField';
import { TextInput } from '@/components/fields/TextInput';
import { AuthForm } from '@/components/page/AuthCard';
import { emailProblem } from '@/lib/emailProblem';
import { emailRequestRules } from '@/lib/formRules.gen';

interface SingleSignOnFormProps {
  next: string | null;
  /** Why the last try has failed. */
  failure: string | null;
  onBack: () => void;
  leaveTo?: (address: string) => void;
}

/** Asks for the email address, whose domain decides at which provider the person signs in. */
export function SingleSignOnForm({
  next,
  failure,
  onBack,
  leaveTo = (address) => window.location.assign(address),
}: SingleSignOnFormProps) {
  const form = useForm({ defaultValues: { email: '' } });
  return (
    <AuthForm
      label="Sign in with single sign-on"
      error={failure}
      onSubmit={form.handleSubmit(({ email }) => leaveTo(singleSignOnAddress(email.trim(), next)))}
    >
      <TextInput
        type="email"
        autoComplete="email"
        autoFocus
        {...contractField(form, 'email', emailRequestRules.email, {
          label: 'Email',
          check: emailProblem,
        })}
        label="Work email"
      />
      <Button type="submit" variant="contained" size="large" fullWidth>
        Continue
      </Button>
      <Button variant="text" fullWidth onClick={onBack}>
        Use a password
      </Button>
    </AuthForm>
  );
}
