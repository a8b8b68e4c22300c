import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect } from 'react';
import {
  FormProvider,
  useForm,
  Controller,
  useFieldArray,
  useFormContext,
  useWatch,
} from 'react-hook-form';
import {
  errorMessage,
  type Invoice,
  useCorrectInvoiceMutation,
  useListInvoicesQuery,
  useFormSubmit,
} from '@/api';
import { useListCostCentresQuery } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { contractField } from '@/components/fields/contractField';
import { TextInput } from '@/components/fields/TextInput';
import { formatDay } from '@/lib/dates';
import { invoiceCorrectionRules } from '@/lib/formRules.gen';
import { formatMoney } from '@/lib/money';
import { useToast } from '@/state';
import { BillingFieldset } from './BillingFieldset';
import { billingFieldsOf, changedBilling, type BillingFields } from './billingFields';
import {
  changedSplit,
  splitFieldsOf,
  type SplitFields,
  decimalOf,
  leftOf,
} from './costCentreSplit';

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
          autoFocus
          autoComplete="organization"
          {...contractField(form, 'name', invoiceCorrectionRules.name, {
            label: 'Name',
            required: true,
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

interface CostCentreSplitProps {
  /** Of the invoice, major units. */
  total: string;
  currency: string;
}

/** The shares of an invoice's total by cost centres, in a form of `FormProvider`; nothing for a company without any. */
function CostCentreSplit({ total, currency }: CostCentreSplitProps) {
  const { data } = useListCostCentresQuery({ isActive: true });
  const { control, register, formState } = useFormContext<SplitFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'cost_centres' });
  const shares = useWatch({ control, name: 'cost_centres' });
  const errors = formState.errors.cost_centres;
  const left = leftOf(total, shares);
  if (!data || (data.results.length === 0 && fields.length === 0)) return null;
  return (
    <Stack role="group" aria-label="Cost centres" spacing={1.5}>
      {fields.map((field, index) => (
        <Stack key={field.id} direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
          <Controller
            name={`cost_centres.${index}.code`}
            control={control}
            rules={{ required: 'Choose a cost centre' }}
            render={({ field: choice, fieldState: { error } }) => (
              <TextInput select fullWidth label="Cost centre" error={error?.message} {...choice}>
                {data.results.map(({ code, name }) => (
                  <MenuItem key={code} value={code}>
                    {code} {name}
                  </MenuItem>
                ))}
              </TextInput>
            )}
          />
          <TextInput
            label="Amount"
            inputMode="decimal"
            error={errors?.[index]?.amount?.message}
            {...register(`cost_centres.${index}.amount`, {
              validate: (text) => decimalOf(text) !== null || 'Enter an amount, like 1250.00',
            })}
          />
          <IconButton
            aria-label={`Remove cost centre ${index + 1}`}
            sx={{ mt: 3 }}
            onClick={() => remove(index)}
          >
            <Icon icon={Trash} small />
          </IconButton>
        </Stack>
      ))}
      {fields.length > 0 && left !== null && left !== '0.00' && (
        <FormHelperText role="status">
          {left.startsWith('-')
            ? `${formatMoney(left.slice(1), currency)} more than the invoice`
            : `${formatMoney(left, currency)} left to assign`}
        </FormHelperText>
      )}
      {errors?.message && <FormHelperText error>{errors.message}</FormHelperText>}
      <Button
        variant="text"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => append({ code: '', amount: fields.length === 0 ? total : (left ?? '') })}
      >
        {fields.length === 0 ? 'Split over cost centres' : 'Add cost centre'}
      </Button>
    </Stack>
  );
}
