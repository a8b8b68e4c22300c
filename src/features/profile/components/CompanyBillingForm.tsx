import MenuItem from '@mui/material/MenuItem';
import { Controller, useForm } from 'react-hook-form';
import { useFormSubmit, useUpdateCompanyBillingMutation, type CompanyBilling } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { Button } from '@/components/buttons/Button';
import { TextArea } from '@/components/fields/TextArea';
import { TextInput } from '@/components/fields/TextInput';
import { gstinProblem, plainGstin } from '@/lib/gstin.gen';
import { states } from '@/lib/places.gen';
import { useToast } from '@/state';
import { billingFieldsOf, changedBilling, type BillingFields } from '../companyBilling';
import styles from './CompanyBilling.module.css';
import layout from './ProfileForm.module.css';

interface CompanyBillingFormProps {
  billing: CompanyBilling;
  onClose: () => void;
}

/** Saves only the changed fields. Errors are shown at their field and beside Save. */
export function CompanyBillingForm({ billing, onClose }: CompanyBillingFormProps) {
  const toast = useToast();
  const [save] = useUpdateCompanyBillingMutation();
  const form = useForm<BillingFields>({ defaultValues: billingFieldsOf(billing) });
  const { register, control } = form;
  const { errors } = form.formState;

  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async (fields) => {
      const update = changedBilling(billing, fields);
      if (update !== null) {
        await save({ companyBillingUpdate: update }).unwrap();
        toast.success('Company billing saved');
      }
      onClose();
    },
    fallback: 'The billing details could not be saved. Please try again.',
    fieldErrorMessage: 'Not saved: please look at the marked fields.',
  });

  return (
    <form
      className={layout.form}
      onSubmit={handleSubmit}
      noValidate
      aria-label="Edit company billing"
    >
      <TextInput
        label="GSTIN"
        autoComplete="off"
        autoFocus
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
            hint="The place of supply on invoices."
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
        className={styles.wide}
        rows={4}
        maxLength={500}
        autoComplete="billing street-address"
        error={errors.billing_address?.message}
        {...register('billing_address')}
      />
      <div className={layout.actions}>
        <BusyButton type="submit" variant="primary" busy={busy}>
          Save
        </BusyButton>
        <Button disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <p role="alert" className={layout.failure}>
          {failure}
        </p>
      </div>
    </form>
  );
}
