import { Controller, useForm, useWatch } from 'react-hook-form';
import { useFormSubmit, type BookingRefunds } from '@/api';
import { useRefundBookingMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { TextArea } from '@/components/fields/TextArea';
import { TextInput } from '@/components/fields/TextInput';
import { formatMoney } from '@/lib/money';
import styles from './RefundDialog.module.css';
import { RefundHistory } from './RefundHistory';
import { RefundParts } from './RefundParts';
import { amountProblem, consequence, readAmount, seatsSentence, type Extent } from './refundTexts';

const MAX_REASON = 300;

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
      ...{ extent: 'whole', amount: '', reason: '' },
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
      tone="danger"
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
        <div className={styles.amountField}>
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
        </div>
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
            <p className={styles.seats}>{seatsSentence(seats, returnsSeats)}</p>
          )}
        </>
      )}
      <TextArea
        label="Reason"
        hint={`${state.booker_name} reads it, and it stands on the credit note.`}
        rows={2}
        maxLength={MAX_REASON}
        fullWidth
        required
        error={form.formState.errors.reason?.message}
        {...form.register('reason', {
          validate: (text) => text.trim() !== '' || 'Say why the money goes back.',
        })}
      />
      <p className={styles.ending}>{consequence(state, { extent, returnsSeats })}</p>
      <RefundHistory state={state} timezone={timezone} />
    </FormDialog>
  );
}
