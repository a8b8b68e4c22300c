import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Controller, useFieldArray, type UseFormReturn } from 'react-hook-form';
import { IconButton, Icon } from '@/components/display/Icon';
import { contractField } from '@/components/fields/contractField';
import { TextInput } from '@/components/fields/TextInput';
import { NameInput } from '@/entities/person/NameInput';
import { approvalCreateRules, guestInputRules } from '@/lib/formRules.gen';
import { GUEST_LABELS } from '../approvalView';
import { EMPTY_GUEST, type RequestValues } from './requestValues';

/** Whom the company invites: name, organisation, and whether they are public officials. */
export function GuestFields({ form }: { form: UseFormReturn<RequestValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'guests' });
  const errors = form.formState.errors.guests;
  return (
    <Stack component="fieldset" sx={{ gap: 1.5, mt: 2.5 }}>
      <FormLabel component="legend" sx={{ mb: 1, typography: 'label' }}>
        Guests
      </FormLabel>
      {fields.map((field, index) => (
        <Box
          key={field.id}
          role="group"
          aria-label={`Guest ${index + 1}`}
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr) 44px',
              md: 'minmax(0, 1fr) minmax(0, 1fr) 44px',
            },
            gap: 1.5,
            '& > :not(button)': { gridColumn: { xs: 1, md: 'auto' } },
            '& > button': { gridRow: 1, gridColumn: { xs: 2, md: 3 }, mt: 2.75 },
            '& + &': { pt: 2, borderTop: 1, borderColor: 'divider' },
          }}
        >
          <NameInput
            control={form.control}
            {...contractField(form, `guests.${index}.name`, guestInputRules.name, {
              label: 'Name',
              required: 'Enter the guest’s name',
            })}
            required={false}
            fullWidth
            autoComplete="off"
          />
          <TextInput
            {...contractField(form, `guests.${index}.organisation`, guestInputRules.organisation, {
              label: 'Organisation',
              required: 'Enter the organisation',
            })}
            required={false}
            fullWidth
            autoComplete="off"
          />
          <TextInput
            {...form.register(`guests.${index}.email`)}
            label="Email (optional)"
            fullWidth
            autoComplete="off"
            maxLength={guestInputRules.email.maxLength}
            slotProps={{ htmlInput: { inputMode: 'email' } }}
            error={errors?.[index]?.email?.message}
          />
          <Controller
            name={`guests.${index}.kind`}
            control={form.control}
            render={({ field: kind }) => (
              <TextInput {...kind} select label="Guest is a" fullWidth>
                {Object.entries(GUEST_LABELS).map(([value, label]) => (
                  <MenuItem key={value} value={value}>
                    {label}
                  </MenuItem>
                ))}
              </TextInput>
            )}
          />
          <IconButton
            icon={Trash2}
            label={`Remove guest ${index + 1}`}
            onClick={() => remove(index)}
          />
        </Box>
      ))}
      {fields.length < approvalCreateRules.guests.maxItems && (
        <Button sx={{ alignSelf: 'flex-start' }} onClick={() => append(EMPTY_GUEST)}>
          <Icon icon={Plus} small /> Add a guest
        </Button>
      )}
    </Stack>
  );
}
