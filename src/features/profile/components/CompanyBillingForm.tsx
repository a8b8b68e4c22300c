import { FormProvider, useForm } from 'react-hook-form';
import { useFormSubmit, useUpdateCompanyBillingMutation, type CompanyBilling } from '@/api';
import { BillingFieldset } from '@/entities/billing/BillingFieldset';
import {
  billingFieldsOf,
  changedBilling,
  type BillingFields,
} from '@/entities/billing/billingFields';
import { useToast } from '@/state';
import { ProfileFormFrame } from './ProfileFormFrame';

interface CompanyBillingFormProps {
  billing: CompanyBilling;
  onClose: () => void;
}

/** Saves only the changed fields. Errors are shown at their field and beside Save. */
export function CompanyBillingForm({ billing, onClose }: CompanyBillingFormProps) {
  const toast = useToast();
  const [save] = useUpdateCompanyBillingMutation();
  const form = useForm<BillingFields>({ defaultValues: billingFieldsOf(billing) });

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
    <ProfileFormFrame
      label="Edit company billing"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <BillingFieldset autoFocus stateHint="The place of supply on invoices." />
      </FormProvider>
    </ProfileFormFrame>
  );
}
