import MenuItem from '@mui/material/MenuItem';
import type { ComponentProps } from 'react';
import type { CompanyName, Role } from '@/api';
import { TextInput, type TextInputProps } from '@/components/fields/TextInput';
import { isEmailAddress } from '@/lib/emailAddress.gen';
import { roleLabel } from '@/lib/text';
import { roleSentence } from './accountRoles';

/** The rules of the fields of an account, for react-hook-form. */
export const emailRules = {
  validate: (email: string) => {
    if (email.trim() === '') return 'Email is required';
    return isEmailAddress(email.trim()) || 'Please enter a valid email address';
  },
};

export const companyRules = {
  validate: (company: CompanyName | null) => company !== null || 'Choose a company of the list',
};

const MAX_LENGTH = 254;

/** The address of a person who gets a link. Its form checks it with `emailRules`. */
export function EmailField(props: TextInputProps) {
  return (
    <TextInput
      label="Email"
      type="email"
      autoComplete="off"
      fullWidth
      required
      slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
      {...props}
    />
  );
}

interface RoleFieldProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'hint'> {
  value: Role;
  roles: readonly Role[];
}

/** Roles to choose from, with what the chosen one may do. */
export function RoleField({ value, roles, ...field }: RoleFieldProps) {
  return (
    <TextInput select fullWidth label="Role" value={value} hint={roleSentence(value)} {...field}>
      {roles.map((role) => (
        <MenuItem key={role} value={role}>
          {roleLabel(role)}
        </MenuItem>
      ))}
    </TextInput>
  );
}
