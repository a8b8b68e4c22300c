import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { isUnexpected, useFormSubmit, useSignInMutation } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { PasswordField } from '@/entities/person/PasswordField';
import { TextInput } from '@/components/fields/TextInput';
import { paths, withNext } from '@/lib/paths';
import {
  selectSessionEnd,
  sessionEndShown,
  toastShown,
  useAppDispatch,
  useAppSelector,
} from '@/state';
import { AuthCard, AuthForm } from '@/components/page/AuthCard';
import { SingleSignOnForm } from './components/SingleSignOnForm';
import { signInFailure } from './signInFailures';
import { useNext } from './useNext';

/** As the specification quotes it (docs/spec-coverage.md#8-error-catalogue). */
const FAILED = 'Login failed';

interface SignInFields {
  username: string;
  password: string;
}

/** Shows once, as a toast, why the session has ended. */
function useSessionEnd(): void {
  const dispatch = useAppDispatch();
  const notice = useAppSelector(selectSessionEnd);
  useEffect(() => {
    if (notice === null) return;
    dispatch(toastShown(notice));
    dispatch(sessionEndShown());
  }, [notice, dispatch]);
}

/** /signin; afterwards redirects to `next`, the page the person came from. */
export function SignInPage() {
  useSessionEnd();
  const next = useNext();
  const [query] = useSearchParams();
  const failure = signInFailure(query.get('sso'));
  const [isSingleSignOn, setSingleSignOn] = useState(failure !== null);

  return (
    <AuthCard
      title="Sign in"
      text={
        next?.startsWith(`${paths.approvals}/`)
          ? 'Sign in to review this request. We’ll take you to it next.'
          : 'Welcome back. Your company’s bookings are waiting inside.'
      }
      footer={
        <>
          New to Foyer? <Link to={withNext(paths.signUp, next)}>Create an account</Link>
        </>
      }
    >
      {isSingleSignOn ? (
        <SingleSignOnForm next={next} failure={failure} onBack={() => setSingleSignOn(false)} />
      ) : (
        <PasswordForm next={next} onSingleSignOn={() => setSingleSignOn(true)} />
      )}
    </AuthCard>
  );
}

interface PasswordFormProps {
  next: string | null;
  onSingleSignOn: () => void;
}

function PasswordForm({ next, onSingleSignOn }: PasswordFormProps) {
  const navigate = useNavigate();
  const [signIn] = useSignInMutation();
  const form = useForm<SignInFields>({ defaultValues: { username: '', password: '' } });
  const { register, resetField, setFocus } = form;
  const { errors } = form.formState;
  const { handleSubmit, busy, failure, isCallFailure } = useFormSubmit(form, {
    onSubmit: async ({ username, password }) => {
      await signIn({
        signInRequest: { username: username.trim(), password },
      }).unwrap();
      void navigate(next ?? paths.home, { replace: true });
    },
    fallback: 'Login failed. Please try again.',
    toast: true,
    fieldNames: null,
    invalidMessage: () => 'Please fill in all required fields',
    onFailure: (error) => {
      // After a network failure or a 5xx the password is kept, because it was not checked.
      if (!isUnexpected(error)) resetField('password');
      setFocus('password');
    },
  });

  return (
    <AuthForm
      label="Sign in"
      error={failure}
      errorTitle={isCallFailure ? FAILED : undefined}
      onSubmit={handleSubmit}
    >
      <TextInput
        label="Username"
        autoComplete="username"
        hint="Username or email"
        required
        error={errors.username?.message}
        {...register('username', {
          validate: (username) => username.trim() !== '' || 'Username is required',
        })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password', { required: 'Password is required' })}
      />
      <Box
        component={Link}
        to={paths.resetPassword}
        sx={{ justifySelf: 'end', my: -1.25, py: 0.75, typography: 'ui', color: 'primary.main' }}
      >
        Forgot password?
      </Box>
      <BusyButton type="submit" variant="contained" size="large" fullWidth busy={busy}>
        Sign In
      </BusyButton>
      <Button variant="text" fullWidth onClick={onSingleSignOn}>
        Sign in with single sign-on
      </Button>
    </AuthForm>
  );
}
