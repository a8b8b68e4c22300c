import Typography from '@mui/material/Typography';
import { FormProvider, useForm } from 'react-hook-form';
import { Navigate, useParams, Link } from 'react-router';
import {
  toAppError,
  useAcceptInvitationMutation,
  useGetInvitationQuery,
  type InvitationAcceptance,
  useFormSubmit,
} from '@/api';
import { FullScreenSpinner } from '@/components/display/Spinner';
import { BusyButton } from '@/components/fields/BusyButton';
import { TextInput } from '@/components/fields/TextInput';
import { AuthForm } from '@/components/page/AuthCard';
import { NameFields, NewPasswordField } from '@/entities/person/NewAccountFields';
import { useNoReferrer } from '@/hooks/useNoReferrer';
import { paths } from '@/lib/paths';
import { selectAuthInitialised, selectIsSignedIn, useAppSelector } from '@/state';
import {
  AlreadySignedIn,
  HasAccount,
  InvitationCard,
  InvitationFailed,
  InvitationGone,
} from './InvitationCards';

/** /invitation/{token}: an invited person makes an account (docs/product/people.md#joining-a-company). */
export function InvitationPage() {
  useNoReferrer();
  const { token = '' } = useParams();
  const initialised = useAppSelector(selectAuthInitialised);
  const signedIn = useAppSelector(selectIsSignedIn);
  const skip = signedIn;
  const { currentData: invitation, error, refetch } = useGetInvitationQuery({ token }, { skip });
  const [accept, accepting] = useAcceptInvitationMutation();

  if (signedIn && !initialised) return <FullScreenSpinner />;
  if (signedIn) {
    return accepting.isSuccess ? <Navigate to={paths.home} replace /> : <AlreadySignedIn />;
  }

  const refusal = toAppError(accepting.error ?? error);
  if (accepting.error && refusal.code === 'has_account') {
    return <HasAccount sentence={refusal.message} />;
  }
  // 400: the token in the address is incomplete.
  if (refusal.status === 410 || (!accepting.error && refusal.status === 400)) {
    return <InvitationGone />;
  }
  if (error && !invitation) return <InvitationFailed error={error} onRetry={refetch} />;
  if (!invitation) return <FullScreenSpinner />;
  return (
    <InvitationCard invitation={invitation}>
      <AcceptForm
        email={invitation.email}
        onAccept={(invitationAcceptance) => accept({ token, invitationAcceptance }).unwrap()}
      />
    </InvitationCard>
  );
}

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

function AcceptForm({ email, onAccept }: AcceptFormProps) {
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
