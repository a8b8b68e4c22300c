import Typography from '@mui/material/Typography';
import { FormProvider, useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { useFormSubmit, type InvitationAcceptance } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { TextInput } from '@/components/fields/TextInput';
import { AuthForm } from '@/components/page/AuthCard';
import { NameFields, NewPasswordField } from '@/entities/person/NewAccountFields';
import { paths } from '@/lib/paths';

interface AcceptFields {
  firstName: string;
  lastName: string;
  password: string;
}

/** Server field names to form field names. */
const FIELD_NAMES = { first_name: 'firstName', last_name: 'lastName' } as const;

interface AcceptFormProps {
  /** The invited address; the link proves it, so it cannot be changed. */
  email: string;
  onAccept: (details: InvitationAcceptance) => Promise<unknown>;
}

export function AcceptForm({ email, onAccept }: AcceptFormProps) {
  const form = useForm<AcceptFields>({
    defaultValues: { firstName: '', lastName: '', password: '' },
  });
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ firstName, lastName, password }) => {
      await onAccept({
        first_name: firstName.trim(),
        last_name: lastName.trim(),
        password,
      });
    },
    fallback: 'Signup failed. Please try again.',
    fieldNames: FIELD_NAMES,
  });

  return (
    <FormProvider {...form}>
      <AuthForm label="Accept the invitation" error={failure} onSubmit={handleSubmit}>
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          value={email}
          hint="You sign in with this address"
          slotProps={{ input: { readOnly: true } }}
        />
        <NameFields />
        <NewPasswordField />
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ '& a': { textDecoration: 'underline', textUnderlineOffset: 3 } }}
        >
          By creating your account you agree to the{' '}
          <Link to={paths.terms} target="_blank" rel="noreferrer">
            terms and conditions
          </Link>
          .
        </Typography>
        <BusyButton type="submit" variant="contained" size="large" fullWidth busy={busy}>
          Create Account
        </BusyButton>
      </AuthForm>
    </FormProvider>
  );
}
