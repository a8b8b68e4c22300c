import Box from '@mui/material/Box';
import { Controller, FormProvider, useForm, useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { useFormSubmit, useRequestSignupMutation, type SignupRequest } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { contractField } from '@/components/fields/contractField';
import { TextInput } from '@/components/fields/TextInput';
import { NameFields, NewPasswordField } from '@/entities/person/NewAccountFields';
import { paths } from '@/lib/paths';
import { useToast } from '@/state';
import type { SignUpDetails } from '../keptSignUp';
import { corporateEmailProblem, loadMailDomainLists } from '../corporateEmail';
import { AuthForm } from '@/components/page/AuthCard';
import { signupRequestRules } from '@/lib/formRules.gen';

interface SignUpFields {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  terms: boolean;
}

/** Server field names to form field names. */
const FIELD_NAMES = { first_name: 'firstName', last_name: 'lastName' } as const;

interface SignUpFormProps {
  /** The values entered before, after Back from step 2. */
  initial: SignUpDetails | null;
  onSent: (details: SignupRequest) => void;
}

export function SignUpForm({ initial, onSent }: SignUpFormProps) {
  const [request] = useRequestSignupMutation();
  const toast = useToast();
  const form = useForm<SignUpFields>({
    defaultValues: {
      firstName: initial?.first_name ?? '',
      lastName: initial?.last_name ?? '',
      email: initial?.email ?? '',
      password: initial?.password ?? '',
      terms: initial !== null,
    },
  });
  const { control } = form;
  const { errors } = form.formState;

  const { handleSubmit, busy, failure, showFailure } = useFormSubmit(form, {
    onSubmit: async (fields) => {
      const details: SignupRequest = {
        email: fields.email.trim().toLowerCase(),
        first_name: fields.firstName.trim(),
        last_name: fields.lastName.trim(),
        password: fields.password,
      };
      const { error } = await request({ signupRequest: details }).unwrap();
      if (error) {
        showFailure(error);
        toast.error(error);
        return;
      }
      onSent(details);
    },
    fallback: 'Failed to send OTP. Please try again.',
    toast: true,
    fieldNames: FIELD_NAMES,
  });

  return (
    <FormProvider {...form}>
      <AuthForm label="Create an account" error={failure} onSubmit={handleSubmit}>
        <NameFields autoFocus={initial !== null} />
        <WorkEmailField />
        <NewPasswordField />
        <Controller
          name="terms"
          control={control}
          rules={{ validate: (ticked) => ticked || 'You must agree to the terms and conditions' }}
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <CheckboxField
              ref={ref}
              checked={value}
              required
              error={errors.terms?.message}
              onChange={onChange}
              onBlur={onBlur}
              label={
                <Box
                  component="span"
                  sx={{ '& a': { textDecoration: 'underline', textUnderlineOffset: 3 } }}
                >
                  I agree to the{' '}
                  <Link to={paths.terms} target="_blank" rel="noreferrer">
                    terms and conditions
                  </Link>
                </Box>
              }
            />
          )}
        />
        <BusyButton type="submit" variant="contained" size="large" fullWidth busy={busy}>
          Send Code
        </BusyButton>
      </AuthForm>
    </FormProvider>
  );
}

/** A component, so that it registers after the names: the first wrong field in this order is focused. */
function WorkEmailField() {
  const form = useFormContext<SignUpFields>();
  return (
    <TextInput
      type="email"
      autoComplete="email"
      onFocus={() => void loadMailDomainLists()}
      {...contractField(form, 'email', signupRequestRules.email, {
        label: 'Email',
        check: corporateEmailProblem,
      })}
      label="Work email"
    />
  );
}
