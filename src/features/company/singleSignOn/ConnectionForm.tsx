import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Controller, FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { useFormSubmit, type SingleSignOnConnection } from '@/api';
import { useListPeopleQuery, useSetSingleSignOnMutation } from '@/api/console';
import { BusyButton } from '@/components/fields/BusyButton';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { contractField } from '@/components/fields/contractField';
import { TextInput } from '@/components/fields/TextInput';
import { nameOf } from '@/entities/account/accountRoles';
import { singleSignOnUpdateRules } from '@/lib/consoleFormRules.gen';
import { useToast } from '@/state';
import { updateOf, valuesOf, type ConnectionValues } from './connectionValues';
import { RoleMapping } from './RoleMapping';

/** Admins among whom the one who keeps a password is chosen. */
const MOST_ADMINS = 100;

/** Issuer, client and rules of the connection. Saving another provider turns it off until the next test. */
export function ConnectionForm({ connection }: { connection: SingleSignOnConnection | null }) {
  const toast = useToast();
  const [save] = useSetSingleSignOnMutation();
  const form = useForm<ConnectionValues>({ values: valuesOf(connection) });
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async (values) => {
      await save({ singleSignOnUpdate: updateOf(values) }).unwrap();
      toast.success('Single sign-on is saved');
    },
    fallback: 'Single sign-on could not be saved. Please try again.',
    fieldErrorMessage: null,
  });
  return (
    <FormProvider {...form}>
      <Card
        component="form"
        aria-label="Identity provider"
        noValidate
        onSubmit={handleSubmit}
        sx={{ maxWidth: 880 }}
      >
        <Typography component="h2" variant="h3">
          Identity provider
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
            alignItems: 'start',
            gap: 2,
            mt: 2,
          }}
        >
          <TextInput
            autoComplete="off"
            hint="Such as https://login.acme.example. Foyer reads the rest from there."
            {...contractField(form, 'issuer', singleSignOnUpdateRules.issuer, {
              label: 'Issuer',
              required: 'Enter the issuer.',
            })}
          />
          <TextInput
            autoComplete="off"
            {...contractField(form, 'client_id', singleSignOnUpdateRules.client_id, {
              label: 'Client ID',
              required: 'Enter the client ID.',
            })}
          />
          <TextInput
            type="password"
            autoComplete="off"
            hint={connection ? 'Leave empty to keep the present one.' : undefined}
            {...contractField(form, 'client_secret', singleSignOnUpdateRules.client_secret, {
              label: 'Client secret',
              required: connection ? false : 'Enter the client secret.',
            })}
          />
        </Box>
        <RoleMapping />
        <Requirement />
        <Typography
          role="alert"
          component="p"
          variant="ui"
          color="error"
          sx={{ mt: 2, '&:empty': { display: 'none' } }}
        >
          {failure}
        </Typography>
        <Stack direction="row" sx={{ justifyContent: 'end', mt: 2 }}>
          <BusyButton type="submit" variant="contained" busy={busy}>
            {connection ? 'Save Changes' : 'Connect'}
          </BusyButton>
        </Stack>
      </Card>
    </FormProvider>
  );
}

/** Whether passwords end, and the admin who keeps one in case the provider fails. */
function Requirement() {
  const { control, register, formState } = useFormContext<ConnectionValues>();
  const required = useWatch({ control: control, name: 'required' });
  const { data } = useListPeopleQuery({
    role: 'company_admin',
    status: 'active',
    pageSize: MOST_ADMINS,
  });
  return (
    <Box role="group" aria-label="Passwords" sx={{ mt: 2 }}>
      <Controller
        name="required"
        control={control}
        render={({ field: { value, onChange } }) => (
          <CheckboxField
            label="Require single sign-on. Only one admin keeps a password."
            checked={value}
            onChange={onChange}
          />
        )}
      />
      {required && (
        <TextInput
          select
          fullWidth
          label="Admin who keeps a password"
          hint="In case the provider fails. They need two-step sign-in."
          slotProps={{ select: { native: true } }}
          error={formState.errors.break_glass?.message}
          {...register('break_glass', {
            validate: (id) => id !== '' || 'Choose an admin who keeps a password.',
          })}
        >
          <option value="" />
          {data?.results.map((person) => (
            <option key={person.id} value={person.id}>
              {nameOf(person)}
            </option>
          ))}
        </TextInput>
      )}
    </Box>
  );
}
