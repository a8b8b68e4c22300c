import MenuItem from '@mui/material/MenuItem';
import type { ComponentProps } from 'react';
import type { Role } from '@/api';
import { TextInput } from '@/components/fields/TextInput';
import { roleLabel } from '@/lib/text';
import { roleSentence } from './accountRoles';

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
