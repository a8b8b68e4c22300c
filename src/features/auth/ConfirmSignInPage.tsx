import { Controller, useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { isNetworkError, useFormSubmit, useLinkSingleSignOnMutation } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { AuthCard, AuthForm } from '@/components/page/AuthCard';
import { paths, withNext } from '@/lib/paths';
import { OtpField, otpRule } from './components/OtpField';
import { useNext } from './useNext';

/**
 * /signin/confirm: an account that existed before the first single sign-on is linked with a code from an email
 * (docs/product/people.md#single-sign-on).
 */
export function ConfirmSignInPage() {
  const next = useNext();
  const navigate = useNavigate();
  const [link] = useLinkSingleSignOnMutation();
  const form = useForm({ defaultValues: { otp: '' } });
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async (singleSignOnLink) => {
      await link({ singleSignOnLink }).unwrap();
      void navigate(next ?? paths.home, { replace: true });
    },
    fallback: 'The code could not be checked. Please try again.',
    fieldNames: null,
    onFailure: (error) => {
      if (!isNetworkError(error)) form.setValue('otp', '');
      form.setFocus('otp');
    },
  });
  return (
    <AuthCard
      title="Confirm your account"
      text="You already have a Foyer account. We sent a code to its email address. Enter it once, and you can sign in with single sign-on from now on."
      footer={
        <>
          No code? <Link to={withNext(paths.signIn, next)}>Sign in again</Link>
        </>
      }
    >
      <AuthForm label="Confirm your account" error={failure} onSubmit={handleSubmit}>
        <Controller
          name="otp"
          control={form.control}
          rules={otpRule}
          render={({ field: { ref, value, onChange }, fieldState: { error } }) => (
            <OtpField ref={ref} value={value} error={error?.message} onChange={onChange} />
          )}
        />
        <BusyButton type="submit" variant="contained" size="large" fullWidth busy={busy}>
          Confirm and Sign In
        </BusyButton>
      </AuthForm>
    </AuthCard>
  );
}
