import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { errorMessage, isUnexpected, useSignInMutation } from '@/api';
import { BusyButton } from '@/components/BusyButton';
import { PasswordField } from '@/components/PasswordField';
import { TextInput } from '@/components/TextInput';
import { paths, withNext } from '@/lib/paths';
import { AuthCard } from './components/AuthCard';
import { AuthForm } from './components/AuthForm';
import { useNext } from './useNext';
import styles from './SignInPage.module.css';

/** Spec section 8. */
const FAILED = 'Login failed';

interface SignInFields {
  username: string;
  password: string;
}

/** /signin; afterwards the person is brought to `next`, the page they came from (D16). */
export function SignInPage() {
  const next = useNext();
  const navigate = useNavigate();
  const [signIn, { isLoading }] = useSignInMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const {
    register,
    handleSubmit,
    setFocus,
    resetField,
    formState: { errors },
  } = useForm<SignInFields>({ defaultValues: { username: '', password: '' } });

  const send = async ({ username, password }: SignInFields) => {
    setFailure(null);
    setRefused(false);
    try {
      await signIn({ signInRequest: { username: username.trim(), password } }).unwrap();
    } catch (error) {
      setFailure(errorMessage(error, 'Login failed. Please try again.'));
      setRefused(true);
      // What never reached the server may be right.
      if (!isUnexpected(error)) resetField('password');
      setFocus('password');
      return;
    }
    void navigate(next ?? paths.home, { replace: true });
  };
  const handleSignIn = handleSubmit(send, () => {
    setFailure('Please fill in all required fields');
    setRefused(false);
  });

  return (
    <AuthCard
      title="Sign in"
      text="Welcome back. Your company’s bookings are waiting inside."
      footer={
        <>
          New to Foyer? <Link to={withNext(paths.signUp, next)}>Create an account</Link>
        </>
      }
    >
      <AuthForm
        label="Sign in"
        error={failure}
        errorTitle={refused ? FAILED : undefined}
        onSubmit={handleSignIn}
      >
        <TextInput
          label="Username"
          autoComplete="username"
          hint="Username or e-mail"
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
        <Link to={paths.resetPassword} className={styles.forgot}>
          Forgot password?
        </Link>
        <BusyButton type="submit" variant="primary" size="large" full busy={isLoading}>
          Sign In
        </BusyButton>
      </AuthForm>
    </AuthCard>
  );
}
