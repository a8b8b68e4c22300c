import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { Controller, useFormContext } from 'react-hook-form';
import { FieldPair, TextInput } from '@/components/fields/TextInput';
import { NameFields, NewPasswordField } from '@/entities/person/NewAccountFields';
import { states } from '@/lib/places.gen';
import { rules, type SetupFields } from './setupFields';

const FIELDS = { gap: 2.25, pl: { xs: 2.5, md: 7.5 }, pr: 2.5, pt: 1, pb: 3 } as const;

export function OrganisationFields() {
  const { register, control, formState } = useFormContext<SetupFields>();
  const { errors } = formState;
  return (
    <Stack sx={FIELDS}>
      <TextInput
        label="Name"
        hint="As people know you: it stands on every event"
        required
        autoComplete="organization"
        slotProps={{ htmlInput: { maxLength: 120 } }}
        error={errors.name?.message}
        {...register('name', { validate: rules.name })}
      />
      <TextInput
        label="Legal name"
        hint="The seller, as on invoices"
        slotProps={{ htmlInput: { maxLength: 200 } }}
        error={errors.legalName?.message}
        {...register('legalName')}
      />
      <FieldPair>
        <TextInput
          label="GSTIN"
          hint="Empty when not registered for GST"
          slotProps={{ htmlInput: { maxLength: 40 } }}
          error={errors.gstin?.message}
          {...register('gstin', { validate: rules.gstin })}
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
        label="Address"
        autoComplete="street-address"
        slotProps={{ htmlInput: { maxLength: 500 } }}
        error={errors.address?.message}
        {...register('address')}
      />
      <TextInput
        label="Support email"
        type="email"
        hint="Where attendees write; without one, the administrator"
        autoComplete="off"
        error={errors.supportEmail?.message}
        {...register('supportEmail', { validate: rules.supportEmail })}
      />
    </Stack>
  );
}

export function AdministratorFields() {
  const { register, formState } = useFormContext<SetupFields>();
  return (
    <Stack sx={FIELDS}>
      <NameFields />
      <TextInput
        label="Email"
        type="email"
        hint="You sign in with this address"
        required
        autoComplete="username"
        error={formState.errors.email?.message}
        {...register('email', { validate: rules.email })}
      />
      <NewPasswordField />
    </Stack>
  );
}
