import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import {
  isUnexpected,
  toAppError,
  useFormSubmit,
  useSignInMutation,
  useSignInWithPasskeyMutation,
  type AppError,
  type SignInRequest,
} from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { PasswordField } from '@/entities/person/PasswordField';
import { TextInput } from '@/components/fields/TextInput';
import { lazyPart } from '@/components/lazy/lazyPart';
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

const SecondFactorForm = lazyPart(() => import('./components/SecondFactorForm'));

/** As the specification quotes it (docs/spec-coverage.md#8-error-catalogue). */
const FAILED = 'Login failed';

interface SignInFields {
  username: string;
  password: string;
}

/** What the right password of a person with a second factor leads to. */
interface SecondStep {
  credentials: SignInRequest;
  /** Of the error: the methods that the person has. */
  details: AppError['details'];
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
  const [second, setSecond] = useState<SecondStep | null>(null);
  const form = useForm<SignInFields>({ defaultValues: { username: '', password: '' } });
  const navigate = useNavigate();
  const handleDone = () => void navigate(next ?? paths.home, { replace: true });

  if (second) {
    return (
      <AuthCard title="Confirm that it’s you" text="Your account has two-step sign-in.">
        <SecondFactorForm {...second} onDone={handleDone} onBack={() => setSecond(null)} />
      </AuthCard>
    );
  }
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
        <PasswordForm
          form={form}
          onDone={handleDone}
          onSecondStep={setSecond}
          onSingleSignOn={() => setSingleSignOn(true)}
        />
      )}
    </AuthCard>
  );
}

interface PasswordFormProps {
  /** Keeps what was entered while the second step is shown. */
  form: UseFormReturn<SignInFields>;
  onDone: () => void;
  onSecondStep: (step: SecondStep) => void;
  onSingleSignOn: () => void;
}

function PasswordForm({ form, onDone, onSecondStep, onSingleSignOn }: PasswordFormProps) {
  const dispatch = useAppDispatch();
  const [signIn] = useSignInMutation();
  const [signInWithPasskey] = useSignInWithPasskeyMutation();
  const { register, resetField, setFocus } = form;
  const { errors } = form.formState;
  const { handleSubmit, send, busy, failure, isCallFailure } = useFormSubmit(form, {
    onSubmit: async ({ username, password }) => {
      const signInRequest = { username: username.trim(), password };
      const { error } = await signIn({ signInRequest });
      if (!error) return onDone();
      const { code, details } = toAppError(error);
      if (code !== 'second_factor_required') throw error;
      onSecondStep({ credentials: signInRequest, details });
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

  // Outside of the form's validation, which asks for the password.
  const handlePasskey = () =>
    send(async () => {
      const { askForPasskey } = await import('@/entities/account/secondFactor/passkeySignIn');
      const credential = await askForPasskey(dispatch);
      if (!credential) return;
      await signInWithPasskey({ passkeySignIn: { credential } }).unwrap();
      onDone();
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
      <BusyButton size="large" fullWidth onClick={handlePasskey}>
        Sign in with a passkey
      </BusyButton>
      <Button variant="text" fullWidth onClick={onSingleSignOn}>
        Sign in with single sign-on
      </Button>
    </AuthForm>
  );
}
