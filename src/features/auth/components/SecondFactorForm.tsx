import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  isUnexpected,
  useFormSubmit,
  useSignInMutation,
  type AppError,
  type SignInRequest,
} from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { AuthForm } from '@/components/page/AuthCard';
import {
  firstTyped,
  OtherMethod,
  proofOf,
  ProofField,
  type ProofFields,
} from '@/entities/account/secondFactor/ProofField';

const METHODS = ['otp', 'recovery_code'] as const;

interface SecondFactorFormProps {
  /** Username and password, which were right. */
  credentials: SignInRequest;
  details: AppError['details'];
  onDone: () => void;
  onBack: () => void;
}

/** The second step of the sign-in: a code of the authenticator app, or a recovery code. */
export default function SecondFactorForm(props: SecondFactorFormProps) {
  const { credentials, details, onDone, onBack } = props;
  const named = Array.isArray(details?.methods) ? details.methods : [];
  const methods = METHODS.filter((one) => named.includes(one));
  const [signIn] = useSignInMutation();
  const [method, setMethod] = useState(() => firstTyped(methods));
  const form = useForm<ProofFields>({ defaultValues: { proof: '' } });
  const { handleSubmit, busy, failure, showFailure } = useFormSubmit(form, {
    onSubmit: async (fields) => {
      if (method === null) return;
      await signIn({ signInRequest: { ...credentials, ...proofOf(method, fields) } }).unwrap();
      onDone();
    },
    fallback: 'Login failed. Please try again.',
    toast: true,
    fieldNames: null,
    onFailure: (error) => {
      if (!isUnexpected(error)) form.resetField('proof');
      form.setFocus('proof');
    },
  });
  const handleMethod = (next: typeof method) => {
    form.reset();
    showFailure(null);
    setMethod(next);
  };
  return (
    <AuthForm label="Second step" error={failure} onSubmit={handleSubmit}>
      {method === null ? (
        <Typography>
          Your account signs in with a passkey. Go back and choose “Sign in with a passkey”.
        </Typography>
      ) : (
        <>
          <ProofField form={form} method={method} />
          <BusyButton type="submit" variant="contained" size="large" fullWidth busy={busy}>
            Verify
          </BusyButton>
          <OtherMethod methods={methods} method={method} onChange={handleMethod} />
        </>
      )}
      <Button variant="text" onClick={onBack}>
        Back
      </Button>
    </AuthForm>
  );
}
