import MenuItem from '@mui/material/MenuItem';
import { Controller, useFormContext } from 'react-hook-form';
import { TextArea, TextInput } from '@/components/fields/TextInput';
import { gstinProblem, plainGstin } from '@/lib/gstin.gen';
import { states } from '@/lib/places.gen';
import type { BillingFields } from './billingFields';

interface BillingFieldsetProps {
  autoFocus?: boolean;
  /** Of the state. */
  stateHint?: string;
}

/** GSTIN, state and address of whom an invoice is billed to, in a form of `FormProvider`. */
export function BillingFieldset({ autoFocus, stateHint }: BillingFieldsetProps) {
  const { register, control, formState } = useFormContext<BillingFields>();
  const { errors } = formState;
  return (
    <>
      <TextInput
        label="GSTIN"
        autoComplete="off"
        autoFocus={autoFocus}
        hint="15 characters. It decides the state."
        error={errors.gstin?.message}
        slotProps={{
          htmlInput: { autoCapitalize: 'characters', spellCheck: false, maxLength: 40 },
        }}
        {...register('gstin', {
          validate: (text) => plainGstin(text) === '' || (gstinProblem(text) ?? true),
        })}
      />
      <Controller
        name="state"
        control={control}
        render={({ field }) => (
          <TextInput
            select
            label="State"
            hint={stateHint}
            error={errors.state?.message}
            slotProps={{ select: { displayEmpty: true } }}
            {...field}
          >
            <MenuItem value="">Not provided</MenuItem>
            {states.map(({ name }) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextInput>
        )}
      />
      <TextArea
        label="Billing address"
        sx={{ gridColumn: '1 / -1' }}
        rows={4}
        maxLength={500}
        autoComplete="billing street-address"
        error={errors.billing_address?.message}
        {...register('billing_address')}
      />
    </>
  );
}
