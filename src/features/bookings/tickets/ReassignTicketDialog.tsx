import { useForm, useWatch, type Path } from 'react-hook-form';
import {
  useFormSubmit,
  useReassignTicketMutation,
  type AttendeeContact,
  type Booking,
  type Ticket,
} from '@/api';
import { useContacts } from '@/entities/person/useContacts';
import { AttendeeFields } from '@/entities/attendee/AttendeeFields';
import { GuestAnswer } from '@/entities/attendee/GuestAnswer';
import { NO_GUEST } from '@/entities/attendee/guestAnswers';
import { GuestPurpose, purposeRules } from '@/entities/attendee/GuestPurpose';
import { FormDialog } from '@/components/dialogs/FormDialog';
import {
  ATTENDEE_FIELDS,
  detailsOf,
  problemOf,
  type AttendeeField,
} from '@/entities/attendee/attendeeDetails';
import { useToast } from '@/state';
import { reassignmentBody, type ReassignmentValues } from './reassignment';

interface ReassignTicketDialogProps {
  booking: Booking;
  ticket: Ticket;
  onClose: () => void;
}

/** Form for the new holder, with a warning that the current code stops working. */
export default function ReassignTicketDialog({
  booking,
  ticket,
  onClose,
}: ReassignTicketDialogProps) {
  const toast = useToast();
  const [reassign] = useReassignTicketMutation();
  const form = useForm<ReassignmentValues>({
    defaultValues: { ...detailsOf({}), guest: NO_GUEST, purpose: '' },
  });
  const { register, clearErrors, setFocus, setValue } = form;
  const isGuest = useWatch({ control: form.control, name: 'guest.isGuest' });
  const { errors } = form.formState;
  const { contacts, ...contactSearch } = useContacts();

  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async (values) => {
      const holder = reassignmentBody(values);
      await reassign({ id: ticket.id, ticketReassignment: holder }).unwrap();
      toast.success(`Ticket given to ${holder.name}`);
      onClose();
    },
    fallback: 'The ticket could not be given away. Please try again.',
    fieldNames: fieldOf,
    fieldErrorMessage: null,
  });

  const handlePick = (contact: AttendeeContact) => {
    const holder = detailsOf(contact);
    // Also clears fields that the contact has no value for.
    ATTENDEE_FIELDS.forEach((field) => setValue(field, holder[field]));
    clearErrors();
    setFocus('email');
  };
  const name = useWatch({ control: form.control, name: 'name' });
  const input = (field: AttendeeField) => ({
    ...register(field, { validate: (text) => problemOf(field, text) ?? true }),
    // Otherwise the browser fills in the details of the person who uses it.
    autoComplete: 'off',
    error: errors[field]?.message,
  });
  return (
    <FormDialog
      title="Give this ticket to someone else"
      text={
        <>
          {ticket.ticket_number} for {booking.event_title}
          {ticket.attendee_name && `, now held by ${ticket.attendee_name}`}.
        </>
      }
      warning={
        <>
          The old QR code and ticket number stop working at once, printed or on a phone.{' '}
          {ticket.attendee_email
            ? 'Both people are notified by email.'
            : 'The new holder is notified by email.'}
        </>
      }
      submitLabel="Give ticket"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <AttendeeFields
        {...contactSearch}
        autoFocus
        input={input}
        name={name}
        contacts={contacts.filter(({ email }) => email !== ticket.attendee_email)}
        onPick={handlePick}
      />
      {booking.asks_guests && (
        <GuestAnswer form={form} name="guest" company={booking.company_name} />
      )}
      {isGuest && (
        <GuestPurpose field={register('purpose', purposeRules)} error={errors.purpose?.message} />
      )}
    </FormDialog>
  );
}

/** The field of a server's `guest` or `guest.organisation`. */
function fieldOf(name: string): Path<ReassignmentValues> | undefined {
  if (name === 'guest') return 'guest.isGuest';
  const fields = [...ATTENDEE_FIELDS, 'guest.organisation', 'guest.kind', 'purpose'] as const;
  return fields.find((field) => field === name);
}
