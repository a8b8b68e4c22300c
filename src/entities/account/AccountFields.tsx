import MenuItem from '@mui/material/MenuItem';
import { Controller, useFormContext } from 'react-hook-form';
import type { CompanyName, Role } from '@/api';
import { contractField } from '@/components/fields/contractField';
import { TextInput, type TextInputProps } from '@/components/fields/TextInput';
import { CompanyField } from '@/entities/company/CompanyField';
import { personCreateRules } from '@/lib/consoleFormRules.gen';
import { emailProblem } from '@/lib/emailProblem';
import { roleLabel } from '@/lib/text';
import { roleSentence } from './accountRoles';

/** The address of a person who gets a link, inside a FormProvider. */
export function AccountEmail(props: Pick<TextInputProps, 'autoFocus' | 'hint'>) {
  const form = useFormContext<{ email: string }>();
  return (
    <TextInput
      type="email"
      autoComplete="off"
      fullWidth
      {...props}
      {...contractField(form, 'email', personCreateRules.email, {
        label: 'Email',
        check: emailProblem,
      })}
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
