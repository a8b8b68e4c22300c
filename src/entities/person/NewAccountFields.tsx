import { useFormContext } from 'react-hook-form';
import { FieldPair } from '@/components/fields/TextInput';
import { PasswordField } from '@/entities/person/PasswordField';
import { nameProblem } from '@/lib/personName.gen';
import { NameInput } from './NameInput';

/** The rule of a first or last name: true, or the sentence. */
const checkName = (label: string) => (value: string) =>
  value.trim() === '' ? `${label} is required` : (nameProblem(value.trim(), label) ?? true);

/**
 * True, or the error message (docs/product/people.md#sign-up). At least 8 characters; the server accepts
 * at most 128.
 */
function checkPassword(password: string): string | true {
  if (password === '') return 'Password is required';
  if (password.length < 8) return 'Password must be at least 8 characters long';
  return password.length <= 128 || 'Password must be at most 128 characters long';
}

interface NameValues {
  firstName: string;
  lastName: string;
}

/** First and last name of a new account, inside a FormProvider. */
export function NameFields({ autoFocus = false }: { autoFocus?: boolean }) {
  const { control, register, formState } = useFormContext<NameValues>();
  const { errors } = formState;
  return (
    <FieldPair>
      <NameInput
        control={control}
        label="First name"
        autoComplete="given-name"
        required
        autoFocus={autoFocus}
        error={errors.firstName?.message}
        {...register('firstName', { validate: checkName('First name') })}
      />
      <NameInput
        control={control}
        label="Last name"
        autoComplete="family-name"
        required
        error={errors.lastName?.message}
        {...register('lastName', { validate: checkName('Last name') })}
      />
    </FieldPair>
  );
}

/** A password that is being chosen, inside a FormProvider. */
export function NewPasswordField({
  label = 'Password',
  autoFocus = false,
}: {
  label?: string;
  autoFocus?: boolean;
}) {
  const { register, formState } = useFormContext<{ password: string }>();
  return (
    <PasswordField
      label={label}
      autoComplete="new-password"
      hint="At least 8 characters"
      required
      autoFocus={autoFocus}
      error={formState.errors.password?.message}
      {...register('password', { validate: checkPassword })}
    />
  );
}
