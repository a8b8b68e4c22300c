import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useFormSubmit, type Delegation } from '@/api';
import { useSetDelegationMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { TextInput } from '@/components/fields/TextInput';
import { ColleagueField, type Chosen } from '@/entities/approval/ColleagueField';
import { useToast } from '@/state';
import { dayjs } from '@/lib/dayjs';
import { serverNow } from '@/lib/serverClock';

interface DelegationDialogProps {
  delegation: Delegation;
  onClose: () => void;
}

interface Values {
  delegate: Chosen | null;
  /** The last day, YYYY-MM-DD; empty for open. */
  until: string;
}

/** The day of an instant on this device, as a date field has it. */
const dayHere = (instant: string | number) => dayjs(instant).format('YYYY-MM-DD');

/** Chooses who decides in the person's place, and until when. */
export default function DelegationDialog({ delegation, onClose }: DelegationDialogProps) {
  const [setDelegation] = useSetDelegationMutation();
  const toast = useToast();
  const { delegate, until } = delegation;
  const [today] = useState(() => dayHere(serverNow()));
  const form = useForm<Values>({
    defaultValues: {
      delegate: delegate && { id: delegate.id, name: delegate.name },
      until: until === null ? '' : dayHere(until),
    },
  });
  const { errors } = form.formState;
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async (values) => {
      if (!values.delegate) return;
      // To the end of that day.
      const end = values.until && new Date(`${values.until}T23:59:59`).toISOString();
      await setDelegation({
        delegationInput: { delegate_id: values.delegate.id, ...(end && { until: end }) },
      }).unwrap();
      toast.success(`${values.delegate.name} decides in your place`);
      onClose();
    },
    fallback: 'This could not be saved. Please try again.',
    fieldNames: { delegate_id: 'delegate' },
    fieldErrorMessage: null,
  });
  return (
    <FormDialog
      title="Who decides in your place"
      text="They see your requests and decide them from now on. You still can, too."
      submitLabel="Save"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Controller
          name="delegate"
          control={form.control}
          rules={{ validate: (person) => person !== null || 'Choose a colleague from the list' }}
          render={({ field: { value, onChange } }) => (
            <ColleagueField
              label="Colleague"
              autoFocus
              value={value}
              error={errors.delegate?.message}
              onChange={onChange}
            />
          )}
        />
        <TextInput
          {...form.register('until', {
            validate: (day) => day === '' || day >= today || 'Choose today or a later day',
          })}
          label="Last day (optional)"
          type="date"
          fullWidth
          error={errors.until?.message}
          slotProps={{ htmlInput: { min: today, max: '2099-12-31' } }}
        />
      </Stack>
    </FormDialog>
  );
}
