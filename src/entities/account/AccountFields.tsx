import MenuItem from '@mui/material/MenuItem';
import { Controller, useFormContext } from 'react-hook-form';
import type { CompanyName, Role } from '@/api';
import { TextInput, type TextInputProps } from '@/components/fields/TextInput';
import { CompanyField } from '@/entities/company/CompanyField';
import { isEmailAddress } from '@/lib/emailAddress.gen';
import { MAX_EMAIL_LENGTH } from '@/lib/forms.gen';
import { roleLabel } from '@/lib/text';
import { roleSentence } from './accountRoles';

function checkEmail(email: string): string | true {
  if (email.trim() === '') return 'Email is required';
  return isEmailAddress(email.trim()) || 'Please enter a valid email address';
}

/** The address of a person who gets a link, inside a FormProvider. */
export function AccountEmail(props: Pick<TextInputProps, 'autoFocus' | 'hint'>) {
  const { register, formState } = useFormContext<{ email: string }>();
  return (
    <TextInput
      label="Email"
      type="email"
      autoComplete="off"
      fullWidth
      required
      error={formState.errors.email?.message}
      slotProps={{ htmlInput: { maxLength: MAX_EMAIL_LENGTH } }}
      {...props}
      {...register('email', { validate: checkEmail })}
    />
  );
}

interface AccountRoleProps {
  roles: readonly Role[];
  autoFocus?: boolean;
}

/** Roles to choose from, with what the chosen one may do, inside a FormProvider. */
export function AccountRole({ roles, autoFocus }: AccountRoleProps) {
  const { control, formState } = useFormContext<{ role: Role }>();
  return (
    <Controller
      name="role"
      control={control}
      render={({ field }) => (
        <TextInput
          select
          fullWidth
          label="Role"
          autoFocus={autoFocus}
          hint={roleSentence(field.value)}
          error={formState.errors.role?.message}
          {...field}
        >
          {roles.map((role) => (
            <MenuItem key={role} value={role}>
              {roleLabel(role)}
            </MenuItem>
          ))}
        </TextInput>
      )}
    />
  );
}

/** The company that a person belongs to, inside a FormProvider. */
export function AccountCompany() {
  const { control, formState } = useFormContext<{ company: CompanyName | null }>();
  return (
    <Controller
      name="company"
      control={control}
      rules={{ validate: (company) => company !== null || 'Choose a company from the list' }}
      render={({ field: { value, onChange } }) => (
        <CompanyField
          label="Company"
          value={value}
          onChange={onChange}
          error={formState.errors.company?.message}
        />
      )}
    />
  );
}
