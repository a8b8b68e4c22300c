import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { CompanyRole } from '@/api';
import { Icon, IconButton } from '@/components/display/Icon';
import { contractField } from '@/components/fields/contractField';
import { TextInput } from '@/components/fields/TextInput';
import { singleSignOnRoleRules, singleSignOnUpdateRules } from '@/lib/consoleFormRules.gen';
import type { ConnectionValues } from './connectionValues';

const ROLES: Readonly<Record<CompanyRole, string>> = {
  employee: 'Employee',
  client: 'Client',
  company_manager: 'Manager',
  company_admin: 'Company Admin',
};

/** The roles of new people by a claim of the provider; in a form of `FormProvider`. */
export function RoleMapping() {
  const form = useFormContext<ConnectionValues>();
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'role_mapping',
  });
  return (
    <Stack role="group" aria-label="Roles of new people" spacing={1.5} sx={{ mt: 3 }}>
      <Typography component="h3" variant="ui">
        Roles of new people
      </Typography>
      <Typography variant="meta" component="p" color="textSecondary">
        People become employees at their first sign-in, unless a claim says otherwise. The first
        match counts; later changes are made under People.
      </Typography>
      <TextInput
        autoComplete="off"
        hint="Such as groups. Leave empty to make everybody an employee."
        {...contractField(form, 'role_claim', singleSignOnUpdateRules.role_claim, {
          label: 'Claim',
        })}
      />
      {fields.map((field, index) => (
        <Stack key={field.id} direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
          <TextInput
            fullWidth
            autoComplete="off"
            {...contractField(form, `role_mapping.${index}.value`, singleSignOnRoleRules.value, {
              label: 'Value',
              required: 'Enter a value.',
            })}
          />
          <TextInput
            select
            fullWidth
            label="Role"
            slotProps={{ select: { native: true } }}
            {...form.register(`role_mapping.${index}.role`)}
          >
            {Object.entries(ROLES).map(([role, label]) => (
              <option key={role} value={role}>
                {label}
              </option>
            ))}
          </TextInput>
          <IconButton
            icon={Trash}
            label={`Remove role ${index + 1}`}
            sx={{ mt: 3 }}
            onClick={() => remove(index)}
          />
        </Stack>
      ))}
      <Button
        variant="text"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => append({ value: '', role: 'company_manager' })}
      >
        <Icon icon={Plus} small /> Add role
      </Button>
    </Stack>
  );
}
