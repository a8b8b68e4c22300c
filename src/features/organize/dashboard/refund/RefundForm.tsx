import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useFormSubmit, type BookingRefunds } from '@/api';
import { useRefundBookingMutation, useGetBookingRefundQuery } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { DefinitionList } from '@/components/display/DefinitionList';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { contractField } from '@/components/fields/contractField';
import { TextArea, TextInput } from '@/components/fields/TextInput';
import { useDebounced } from '@/hooks/useDebounced';
import { bookingRefundRequestRules } from '@/lib/consoleFormRules.gen';
import { formatMoney } from '@/lib/money';
import { RefundHistory } from './RefundHistory';
import { amountProblem, consequence, readAmount, seatsSentence, type Extent } from './refundTexts';

interface RefundFormProps {
  state: BookingRefunds;
  timezone: string;
  onRequested: () => void;
  onClose: () => void;
}

interface Values {
  extent: Extent;
  amount: string;
  returnsSeats: boolean;
  reason: string;
}

/** How much goes back, whether the seats do, and why; what that means stands beside it. */
export function RefundForm({ state, timezone, onRequested, onClose }: RefundFormProps) {
  const { refundable, currency, seats } = state;
  const [refund, { data: done }] = useRefundBookingMutation();
  const form = useForm<Values>({
    defaultValues: {
      extent: 'whole',
      amount: '',
      reason: '',
      returnsSeats: state.is_valid,
    },
  });
  const [extent, typed, returnsSeats] = useWatch({
    control: form.control,
    name: ['extent', 'amount', 'returnsSeats'],
  });
  const amount = extent === 'part' ? readAmount(typed) : null;

  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async (values) => {
      await refund({
        id: state.booking,
        bookingRefundRequest: {
          amount: values.extent === 'part' ? readAmount(values.amount) : null,
          refundable,
          return_seats: state.is_valid && values.returnsSeats,
          reason: values.reason.trim(),
        },
      }).unwrap();
      onRequested();
    },
    fallback: 'The booking could not be refunded. Please try again.',
    fieldErrorMessage: null,
  });

  const money = formatMoney(amount ?? refundable, currency);
  return (
    <FormDialog
      title={`Refund booking ${state.booking_number}`}
      text={`${state.booker_name} paid ${formatMoney(state.paid, currency)}. ${formatMoney(refundable, currency)} of it can go back.`}
      submitLabel={extent === 'part' && amount === null ? 'Refund' : `Refund ${money}`}
      color="error"
      busy={busy}
      failure={failure}
      done={
        done && {
          title: 'The refund is requested',
          sentences: [
            `${formatMoney(done.refunds[0]?.amount ?? '0.00', currency)} goes back the way it was paid.`,
            'The list shows when the payment provider has carried it out; the credit note follows then.',
          ],
        }
      }
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextInput
        select
        fullWidth
        label="How much goes back"
        hint={state.allows_parts ? undefined : 'The payment provider refunds whole payments only.'}
        slotProps={{ select: { native: true } }}
        {...form.register('extent', {
          onChange: () => form.setValue('returnsSeats', form.getValues('extent') === 'whole'),
        })}
      >
        <option value="whole">All that is left, {formatMoney(refundable, currency)}</option>
        <option value="part" disabled={!state.allows_parts}>
          A part of it
        </option>
      </TextInput>
      {extent === 'part' && (
        <Box sx={{ mt: 2 }}>
          <TextInput
            label={`Amount (${currency})`}
            fullWidth
            required
            error={form.formState.errors.amount?.message}
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 16, autoComplete: 'off' } }}
            {...form.register('amount', {
              validate: (text) => amountProblem(text, refundable, currency) ?? true,
            })}
          />
        </Box>
      )}
      <RefundParts state={state} amount={amount} isOpen={extent === 'whole' || amount !== null} />
      {state.is_valid && (
        <>
          <Controller
            control={form.control}
            name="returnsSeats"
            render={({ field }) => (
              <CheckboxField
                label="Put the seats back on sale"
                checked={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                ref={field.ref}
              />
            )}
          />
          {(extent === 'whole' || returnsSeats) && (
            <Typography
              component="p"
              variant="meta"
              color="textSecondary"
              sx={{ mt: -0.5, mb: 2.5, ml: 4.5 }}
            >
              {seatsSentence(seats, returnsSeats)}
            </Typography>
          )}
        </>
      )}
      <TextArea
        hint={`${state.booker_name} reads it, and it stands on the credit note.`}
        rows={2}
        fullWidth
        {...contractField(form, 'reason', bookingRefundRequestRules.reason, {
          label: 'Reason',
          required: 'Enter a reason.',
        })}
      />
      <Typography component="p" variant="ui" sx={{ mt: 2 }}>
        {consequence(state, { extent, returnsSeats })}
      </Typography>
      <RefundHistory state={state} timezone={timezone} />
    </FormDialog>
  );
}

const TYPING_MS = 300;

interface RefundPartsProps {
  state: BookingRefunds;
  /** Null for all that is left. */
  amount: string | null;
  isOpen: boolean;
}

/** What of tickets, GST and fee goes back, as the server splits it. */
function RefundParts({ state, amount, isOpen }: RefundPartsProps) {
  const settled = useDebounced(amount, TYPING_MS);
  const isPart = amount !== null && Number(amount) <= Number(state.refundable);
  const { currentData } = useGetBookingRefundQuery(
    { id: state.booking, ...(settled !== null && { amount: settled }) },
    { skip: !isPart || settled !== amount },
  );
  const parts = amount === null ? state.parts : currentData?.parts;
  const show = (value: string | undefined) =>
    isOpen && value !== undefined ? formatMoney(value, state.currency) : '–';
  return (
    <Box sx={{ py: 0.5 }}>
      <DefinitionList
        layout="rows"
        items={[
          { term: 'Tickets', value: show(parts?.tickets) },
          { term: 'GST on the tickets', value: show(parts?.gst) },
          { term: 'Service fee with GST', value: show(parts?.fee) },
        ]}
      />
    </Box>
  );
}
