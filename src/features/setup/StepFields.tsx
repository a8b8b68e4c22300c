import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { Controller, useFormContext } from 'react-hook-form';
import { FieldPair, TextInput } from '@/components/fields/TextInput';
import { NameFields, NewPasswordField } from '@/entities/person/NewAccountFields';
import { states } from '@/lib/places.gen';
import type { SetupFields } from './setupFields';
import { contractField } from '@/components/fields/contractField';
import { organizerCreateRules, setupRequestRules } from '@/lib/consoleFormRules.gen';
import { isEmailAddress } from '@/lib/emailAddress.gen';
import { emailProblem } from '@/lib/emailProblem';
import { gstinProblem, plainGstin } from '@/lib/gstin.gen';

const FIELDS = { gap: 2.25, pl: { xs: 2.5, md: 7.5 }, pr: 2.5, pt: 1, pb: 3 } as const;

export function OrganisationFields() {
  const form = useFormContext<SetupFields>();
  const { control, formState } = form;
  const { errors } = formState;
  return (
    <Stack sx={FIELDS}>
      <TextInput
        hint="As people know you: it stands on every event"
        autoComplete="organization"
        {...contractField(form, 'name', organizerCreateRules.name, {
          label: 'Name',
          required: 'Enter a name.',
        })}
      />
      <TextInput
        hint="The seller, as on invoices"
        {...contractField(form, 'legalName', organizerCreateRules.legal_name, {
          label: 'Legal name',
        })}
      />
      <FieldPair>
        <TextInput
          hint="Empty when not registered for GST"
          {...contractField(form, 'gstin', organizerCreateRules.gstin, {
            label: 'GSTIN',
            check: (text) =>
              plainGstin(text) === '' ? null : gstinProblem(text, { seller: true }),
          })}
        />
        <Controller
          control={control}
          name="state"
          render={({ field }) => (
            <TextInput label="State" select error={errors.state?.message} {...field}>
              <MenuItem value="">None</MenuItem>
              {states.map(({ name }) => (
                <MenuItem key={name} value={name}>
                  {name}
                </MenuItem>
              ))}
            </TextInput>
          )}
        />
      </FieldPair>
      <TextInput
        autoComplete="street-address"
        {...contractField(form, 'address', organizerCreateRules.address, { label: 'Address' })}
      />
      <TextInput
        type="email"
        hint="Where attendees write; without one, the administrator"
        autoComplete="off"
        {...contractField(form, 'supportEmail', organizerCreateRules.support_email, {
          label: 'Support email',
          check: (text) => (isEmailAddress(text) ? null : 'Enter an email address.'),
        })}
      />
    </Stack>
  );
}

export function AdministratorFields() {
  const form = useFormContext<SetupFields>();
  return (
    <Stack sx={FIELDS}>
      <NameFields />
      <TextInput
        type="email"
        hint="You sign in with this address"
        autoComplete="username"
        {...contractField(form, 'email', setupRequestRules.email, {
          label: 'Email',
          check: emailProblem,
        })}
      />
      <NewPasswordField />
    </Stack>
  );
}
