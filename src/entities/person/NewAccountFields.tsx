import { useFormContext } from 'react-hook-form';
import { FieldPair } from '@/components/fields/TextInput';
import { PasswordField } from '@/entities/person/PasswordField';
import { nameProblem } from '@/lib/personName.gen';
import { NameInput } from './NameInput';
import { contractRule } from '@/components/fields/contractField';
import { limitProblem } from '@/lib/fieldLimits';
import { signupRequestRules } from '@/lib/formRules.gen';

/** The rule of a first or last name. */
const nameRule = (label: string) =>
  contractRule(signupRequestRules.first_name, { label, check: (name) => nameProblem(name, label) });

/** docs/product/people.md#sign-up. Spaces count. */
const passwordRule = {
  validate: (password: string) =>
    limitProblem(password, signupRequestRules.password, 'Password') ?? true,
};

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
        {...register('firstName', nameRule('First name'))}
      />
      <NameInput
        control={control}
        label="Last name"
        autoComplete="family-name"
        required
        error={errors.lastName?.message}
        {...register('lastName', nameRule('Last name'))}
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
      {...register('password', passwordRule)}
    />
  );
}
