import MenuItem from '@mui/material/MenuItem';
import type { ComponentProps } from 'react';
import type { CompanyRole } from '@/api';
import { TextInput } from '@/components/fields/TextInput';
import { roleOptions, roleSentence } from '../companyRoles';

interface RoleFieldProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'hint'> {
  value: CompanyRole;
}

/** The roles of a company to choose from, with what the chosen one may do. */
export function RoleField({ value, ...field }: RoleFieldProps) {
  return (
    <TextInput select fullWidth label="Role" value={value} hint={roleSentence(value)} {...field}>
      {roleOptions.map((role) => (
        <MenuItem key={role.value} value={role.value}>
          {role.label}
        </MenuItem>
      ))}
    </TextInput>
  );
}
