import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { Controller, useForm } from 'react-hook-form';
import { useFormSubmit, useUpdateBookingMutation, type Booking } from '@/api';
import { useColleagues } from '@/entities/person/useContacts';
import { BookedForFields } from '@/entities/booking/BookedForFields';
import { BusyButton } from '@/components/fields/BusyButton';
import {
  bookedForBody,
  bookedForOf,
  bookedForProblem,
  type BookedFor,
} from '@/entities/booking/bookedFor';
import { readBookedForDraft, saveBookedForDraft } from '@/entities/booking/bookedForDraft';

interface BookedForEditorProps {
  booking: Booking;
  userId: number;
  onClose: () => void;
}

/** Form that changes whom an unpaid booking is for, and its note. */
export default function BookedForEditor({ booking, userId, onClose }: BookedForEditorProps) {
  const [update] = useUpdateBookingMutation();
  const colleagues = useColleagues();
  const form = useForm({
    defaultValues: { bookedFor: readBookedForDraft(userId, booking) ?? bookedForOf(booking) },
    reValidateMode: 'onSubmit',
  });
  // A stored name without a linked colleague stays valid until the choice changes.
  const isSame = ({ kind, name }: BookedFor) =>
    kind === booking.booking_for && name === booking.booked_for_name;
  const { handleSubmit, busy } = useFormSubmit(form, {
    onSubmit: async ({ bookedFor }) => {
      const notes = bookedFor.notes.trim();
      const same = isSame(bookedFor);
      if (!same || notes !== booking.notes) {
        const bookingUpdate = same ? { notes } : bookedForBody(bookedFor);
        await update({ id: booking.id, bookingUpdate }).unwrap();
      }
      saveBookedForDraft(userId, booking, null);
      onClose();
    },
    fallback: 'Failed to update booking',
    fieldNames: { booked_for_user: 'bookedFor', booked_for_name: 'bookedFor' },
    toast: true,
  });
  const discard = () => {
    saveBookedForDraft(userId, booking, null);
    onClose();
  };
  return (
    <Card
      component="form"
      noValidate
      onSubmit={handleSubmit}
      aria-label="Who is it for?"
      sx={{ display: 'grid', gap: 2, maxWidth: 560, mt: 1.5, p: 2 }}
    >
      <Controller
        name="bookedFor"
        control={form.control}
        rules={{ validate: (value) => (isSame(value) ? null : bookedForProblem(value)) ?? true }}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <BookedForFields
            {...colleagues}
            value={value}
            error={error?.message}
            disabled={busy}
            onChange={(next) => {
              form.clearErrors('bookedFor');
              onChange(next);
              saveBookedForDraft(userId, booking, next);
            }}
          />
        )}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <BusyButton type="submit" variant="contained" busy={busy}>
          Save
        </BusyButton>
        <Button onClick={discard} disabled={busy}>
          Cancel
        </Button>
      </Stack>
    </Card>
  );
}
