import MenuItem from '@mui/material/MenuItem';
import { Controller, useFormContext } from 'react-hook-form';
import { TextArea, TextInput } from '@/components/fields/TextInput';
import { gstinProblem, plainGstin } from '@/lib/gstin.gen';
import { states } from '@/lib/places.gen';
import type { BillingFields } from './billingFields';
import { contractField } from '@/components/fields/contractField';
import { companyBillingUpdateRules } from '@/lib/formRules.gen';

interface BillingFieldsetProps {
  autoFocus?: boolean;
  /** Of the state. */
  stateHint?: string;
}

/** GSTIN, state and address of whom an invoice is billed to, in a form of `FormProvider`. */
export function BillingFieldset({ autoFocus, stateHint }: BillingFieldsetProps) {
  const form = useFormContext<BillingFields>();
  const { control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextInput
        autoComplete="off"
        autoFocus={autoFocus}
        hint="15 characters. It decides the state."
        slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
        {...contractField(form, 'gstin', companyBillingUpdateRules.gstin, {
          label: 'GSTIN',
          check: (text) => (plainGstin(text) === '' ? null : gstinProblem(text)),
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
        sx={{ gridColumn: '1 / -1' }}
        rows={4}
        autoComplete="billing street-address"
        {...contractField(form, 'billing_address', companyBillingUpdateRules.billing_address, {
          label: 'Billing address',
        })}
      />
    </>
  );
}
