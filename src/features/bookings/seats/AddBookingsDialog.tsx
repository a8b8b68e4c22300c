import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { useFormSubmit, type BookingSeats, type OfferedBooking } from '@/api';
import { useAddToSeatPoolMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { countOf } from '@/lib/text';
import { useToast } from '@/state';
import { asOffered, endSentenceOf, refundAt, returnSentence } from './seatTexts';

interface AddBookingsDialogProps {
  seats: BookingSeats;
  pool: NonNullable<BookingSeats['pool']>;
  onClose: () => void;
}

/** Adds the free seats of further bookings to an open offer. */
export function AddBookingsDialog({ seats, pool, onClose }: AddBookingsDialogProps) {
  const [add] = useAddToSeatPoolMutation();
  const toast = useToast();
  const form = useForm({ defaultValues: { bookings: seats.addable.map((one) => one.booking) } });
  const chosen = useWatch({ control: form.control, name: 'bookings' });
  const added = asOffered(
    seats,
    seats.addable.filter((one) => chosen.includes(one.booking)),
  );
  const returns = pool.unclaimed === 'return' && added.bookings.length > 0;
  const refund = refundAt(added, pool.closes_at);

  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ bookings }) => {
      if (bookings.length === 0) {
        form.setError('root', { message: 'Choose a booking.' });
        return;
      }
      await add({
        id: seats.booking,
        seatPoolGrowth: { bookings, ...(returns && { refund }) },
      }).unwrap();
      toast.success(`${countOf(added.free, 'seat')} added to the offer.`);
      onClose();
    },
    fallback: 'The seats could not be added. Please try again.',
    fieldErrorMessage: null,
  });

  return (
    <FormDialog
      title="Add bookings"
      text="Their free seats are claimed by the same link."
      warning={
        returns &&
        `At the end of the offer, unless somebody claims them, ${returnSentence(added, refund)}${endSentenceOf(added)}`
      }
      submitLabel={`Add ${countOf(added.free, 'seat')}`}
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <FurtherBookings
        legend="Free seats of"
        bookings={seats.addable}
        chosen={chosen}
        onChange={(bookings) => form.setValue('bookings', bookings)}
      />
    </FormDialog>
  );
}

interface FurtherBookingsProps {
  legend: string;
  bookings: readonly OfferedBooking[];
  /** Ids. */
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

/** Bookings of the same event to tick; nothing where there are none. */
export function FurtherBookings({ legend, bookings, chosen, onChange }: FurtherBookingsProps) {
  if (bookings.length === 0) return null;
  const handleChange = (id: number, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <fieldset>
      <Typography variant="ui" component="legend">
        {legend}
      </Typography>
      {bookings.map(({ booking: id, booking_number: number, ticket_tier_name: tier, free }) => (
        <CheckboxField
          key={id}
          label={`${number}: ${countOf(free, 'seat')} free, ${tier}`}
          checked={chosen.includes(id)}
          onChange={(isChosen) => handleChange(id, isChosen)}
        />
      ))}
    </fieldset>
  );
}
