import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import {
  errorMessage,
  useGetCompanyBillingQuery,
  type CompanyBilling as Billing,
  useFormSubmit,
  useUpdateCompanyBillingMutation,
  type CompanyBilling,
} from '@/api';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { Facts } from './ProfileView';
import { SettingCard } from './SettingCard';
import { FormProvider, useForm } from 'react-hook-form';
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
function CompanyBillingForm({ billing, onClose }: CompanyBillingFormProps) {
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
    fieldErrorMessage: 'Not saved. Please check the marked fields.',
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

/** The company's details on invoices, for people who may manage the company. */
export function CompanyBilling() {
  const { currentData: billing, error, isFetching, refetch } = useGetCompanyBillingQuery();
  const [mode, setMode] = useState<'view' | 'edit' | 'viewAgain'>('view');

  return (
    <SettingCard
      id="company-billing"
      title="Company billing"
      text="Your company’s details on new invoices. Issued invoices do not change."
    >
      {billing ? (
        mode === 'edit' ? (
          <CompanyBillingForm billing={billing} onClose={() => setMode('viewAgain')} />
        ) : (
          <CompanyBillingView
            billing={billing}
            focusEdit={mode === 'viewAgain'}
            onEdit={() => setMode('edit')}
          />
        )
      ) : error && !isFetching ? (
        <ErrorPanel
          heading="h3"
          title="The billing details could not be loaded"
          text={errorMessage(error, 'Please try again.')}
          onRetry={() => refetch()}
        />
      ) : (
        <Box sx={{ minHeight: 96 }}>
          <VisuallyHidden>
            <span role="status">Loading the billing details…</span>
          </VisuallyHidden>
          <Skeleton sx={{ typography: 'meta', width: '75%' }} />
          <Skeleton sx={{ typography: 'meta', width: '50%' }} />
        </Box>
      )}
    </SettingCard>
  );
}

interface CompanyBillingViewProps {
  billing: Billing;
  /** Focuses the Edit button, after the form was closed. */
  focusEdit: boolean;
  onEdit: () => void;
}

const orNotProvided = (text: string | null) => text || 'Not provided';

const CompanyBillingView = ({ billing, focusEdit, onEdit }: CompanyBillingViewProps) => (
  <Facts
    items={[
      { term: 'Company', value: billing.name },
      { term: 'GSTIN', value: orNotProvided(billing.gstin) },
      { term: 'State', value: orNotProvided(billing.state) },
      {
        term: 'Billing address',
        value: (
          <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
            {orNotProvided(billing.billing_address)}
          </Box>
        ),
      },
    ]}
  >
    <Button autoFocus={focusEdit} onClick={onEdit}>
      Edit<VisuallyHidden> company billing</VisuallyHidden>
    </Button>
  </Facts>
);
