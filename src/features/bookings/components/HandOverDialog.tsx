import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useFormSubmit, useHandOverBookingMutation, type Booking } from '@/api';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { ColleagueField, type Chosen } from '@/entities/approval/ColleagueField';
import { absenceText } from '@/entities/booking/absentHolder';
import { useToast } from '@/state';

interface HandOverDialogProps {
  booking: Booking;
  onClose: () => void;
}

interface Values {
  to: Chosen | null;
}

/** Makes a colleague the holder of a booking whose holder has left or is away (docs/product/people.md#people-who-leave). */
export default function HandOverDialog({ booking, onClose }: HandOverDialogProps) {
  const toast = useToast();
  const [handOver] = useHandOverBookingMutation();
  const [giveTickets, setGiveTickets] = useState(true);
  const form = useForm<Values>({ defaultValues: { to: null } });
  const namesHolder = booking.tickets.some(
    (ticket) => !ticket.is_used && ticket.attendee_name === booking.user_name,
  );

  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ to }) => {
      if (!to) return;
      const body = { to: to.id, give_tickets: namesHolder && giveTickets };
      await handOver({ id: booking.id, bookingHandOver: body }).unwrap();
      toast.success(`${to.name} now holds the booking`);
      onClose();
    },
    fallback: 'The booking could not be handed over. Please try again.',
    fieldErrorMessage: null,
  });

  return (
    <FormDialog
      title="Hand Over"
      text={`${booking.event_title}, ${booking.booking_number}. ${absenceText(booking)} Seats, payment and invoice stay as they are, and the new holder is notified by email.`}
      submitLabel="Hand over"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Controller
        name="to"
        control={form.control}
        rules={{ validate: (person) => person !== null || 'Choose a colleague.' }}
        render={({ field: { value, onChange }, fieldState }) => (
          <ColleagueField
            autoFocus
            withSelf
            label="New holder"
            value={value}
            except={booking.user}
            error={fieldState.error?.message}
            onChange={onChange}
          />
        )}
      />
      {namesHolder && (
        <CheckboxField
          label={`Give them the ticket of ${booking.user_name} too. Its old code stops working.`}
          checked={giveTickets}
          onChange={setGiveTickets}
        />
      )}
    </FormDialog>
  );
}
