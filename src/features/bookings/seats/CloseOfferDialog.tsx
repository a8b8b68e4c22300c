import { useForm, useWatch } from 'react-hook-form';
import { useFormSubmit, type BookingSeats } from '@/api';
import { useCloseSeatPoolMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { RadioList } from '@/components/fields/RadioList';
import { useToast } from '@/state';
import { endSentence, endSentenceOf, endsWithOffer, returnSentence } from './seatTexts';

interface CloseOfferDialogProps {
  seats: BookingSeats;
  pool: NonNullable<BookingSeats['pool']>;
  onClose: () => void;
  /** The booking has ended with the offer. */
  onEnd: () => void;
}

/** Ends an offer at once; free seats stay, or go back on sale for the sum that is shown. */
export function CloseOfferDialog({ seats, pool, onClose, onEnd }: CloseOfferDialogProps) {
  const [close] = useCloseSeatPoolMutation();
  const toast = useToast();
  const form = useForm({ defaultValues: { unclaimed: pool.unclaimed } });
  const unclaimed = useWatch({ control: form.control, name: 'unclaimed' });
  const returns = seats.free > 0 && unclaimed === 'return';
  const { refund } = seats.on_return;
  const isEnd = returns && endsWithOffer(seats);

  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async () => {
      const after = await close({
        id: seats.booking,
        seatPoolClosing: returns ? { unclaimed: 'return', refund } : { unclaimed: 'keep' },
      }).unwrap();
      toast.success(
        after.pool ? endSentence(after.pool, after) : 'The offer is closed.',
        isEnd ? 'Booking cancelled' : undefined,
      );
      (isEnd ? onEnd : onClose)();
    },
    fallback: 'The offer could not be closed. Please try again.',
    fieldErrorMessage: null,
  });

  return (
    <FormDialog
      title="Close the offer?"
      text="The link stops working at once. Anyone who has claimed a seat keeps it."
      warning={returns && `${returnSentence(seats, refund)}${endSentenceOf(seats)}`}
      color={returns ? 'error' : 'primary'}
      submitLabel={isEnd ? 'Close and cancel booking' : 'Close the offer'}
      cancelLabel="Keep it open"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {seats.free > 0 && (
        <RadioList
          legend="Seats that nobody has claimed"
          inputProps={() => form.register('unclaimed')}
          options={[
            {
              value: 'keep',
              label: 'Stay with the booking',
              text: 'You can offer or assign them again.',
            },
            { value: 'return', label: 'Go back on sale', text: 'Now, by the refund terms.' },
          ]}
        />
      )}
    </FormDialog>
  );
}
