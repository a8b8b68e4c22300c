import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import {
  errorMessage,
  useCorrectInvoiceMutation,
  useFormSubmit,
  useListInvoicesQuery,
  type Invoice,
} from '@/api';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { TextInput } from '@/components/fields/TextInput';
import { formatDay } from '@/lib/dates';
import { useToast } from '@/state';
import { BillingFieldset } from './BillingFieldset';
import { billingFieldsOf, changedBilling, type BillingFields } from './billingFields';
import { CostCentreSplit } from './CostCentreSplit';
import { changedSplit, splitFieldsOf, type SplitFields } from './costCentreSplit';

interface CorrectBillingDialogProps {
  booking: number;
  documentId: number;
  onClose: () => void;
}

/** Asks for other billing details of an invoice, once its present ones are there. */
export default function CorrectBillingDialog(props: CorrectBillingDialogProps) {
  const { booking, documentId, onClose } = props;
  const { currentData, error, isFetching } = useListInvoicesQuery({ id: booking });
  const toast = useToast();
  const invoice = currentData?.results.find(({ id }) => id === documentId);
  const hasFailed = !isFetching && !invoice;

  useEffect(() => {
    if (!hasFailed) return;
    toast.error(errorMessage(error, 'The invoice could not be loaded. Please try again.'));
    onClose();
  }, [hasFailed, error, toast, onClose]);

  if (!invoice) {
    return (
      <VisuallyHidden>
        <span role="status">Loading the invoice</span>
      </VisuallyHidden>
    );
  }
  return <CorrectionForm booking={booking} invoice={invoice} onClose={onClose} />;
}

interface CorrectionFormProps {
  booking: number;
  invoice: Invoice;
  onClose: () => void;
}

interface CorrectionFields extends BillingFields, SplitFields {
  name: string;
}

function CorrectionForm({ booking, invoice, onClose }: CorrectionFormProps) {
  const { id: documentId, number, billed_to: billed, correction } = invoice;
  const toast = useToast();
  const [correct] = useCorrectInvoiceMutation();
  const form = useForm<CorrectionFields>({
    defaultValues: { name: billed.name, ...billingFieldsOf(billed), ...splitFieldsOf(billed) },
  });
  const { errors } = form.formState;

  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ name, cost_centres: shares, ...fields }) => {
      const isRenamed = name.trim() !== billed.name;
      const changed = {
        ...(isRenamed && { name: name.trim() }),
        ...changedBilling(billed, fields),
        ...changedSplit(billed, { cost_centres: shares }),
      };
      if (Object.keys(changed).length > 0) {
        const made = await correct({
          id: booking,
          documentId,
          invoiceCorrection: changed,
        }).unwrap();
        toast.success(
          `Invoice ${made.invoice.number} replaces ${number}. It is on its way by email, with the credit note.`,
        );
      }
      onClose();
    },
    fallback: 'The invoice could not be corrected. Please try again.',
    fieldErrorMessage: 'Not corrected. Please check the marked fields.',
  });

  return (
    <FormDialog
      title="Correct Billing Details"
      text={`We cancel invoice ${number} with a credit note and issue a new one. No money moves.${
        correction ? ` Possible until ${formatDay(correction.until)}.` : ''
      }`}
      submitLabel="Issue New Invoice"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Stack spacing={2.5}>
        <TextInput
          label="Name"
          required
          autoFocus
          autoComplete="organization"
          error={errors.name?.message}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          {...form.register('name', {
            validate: (name) => name.trim() !== '' || 'Name is required',
          })}
        />
        <FormProvider {...form}>
          <BillingFieldset />
          <CostCentreSplit total={invoice.amount} currency={invoice.currency} />
        </FormProvider>
      </Stack>
    </FormDialog>
  );
}
