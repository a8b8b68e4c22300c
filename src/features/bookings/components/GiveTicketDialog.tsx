import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  errorMessage,
  toAppError,
  useContacts,
  useReassignTicketMutation,
  type Booking,
  type Ticket,
} from '@/api';
import { BusyButton } from '@/components/BusyButton';
import { Button } from '@/components/Button';
import { Combobox } from '@/components/Combobox';
import { Dialog } from '@/components/Dialog';
import { TextInput } from '@/components/TextInput';
import {
  contactAsHolder,
  FIELD_FACTS,
  HOLDER_FIELDS,
  holderToSend,
  isHolderField,
  nobody,
  OPTIONAL_FIELDS,
  problemOf,
  type HolderField,
  type HolderValues,
} from '../giveTicket';
import { useTell } from '../useTell';
import styles from './GiveTicket.module.css';

interface GiveTicketDialogProps {
  booking: Booking;
  ticket: Ticket;
  onClose: () => void;
}

/** Asks who gets the ticket, and says what that means for whoever holds it now. */
export default function GiveTicketDialog({ booking, ticket, onClose }: GiveTicketDialogProps) {
  const id = useId();
  const tell = useTell();
  const [give, { isLoading }] = useReassignTicketMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const {
    register,
    handleSubmit,
    clearErrors,
    setError,
    setFocus,
    setValue,
    formState: { errors },
  } = useForm<HolderValues>({ defaultValues: nobody });
  const { contacts, state, search } = useContacts();
  const others = contacts.filter(({ email }) => email !== ticket.attendee_email);
  const wrong = OPTIONAL_FIELDS.some((field) => errors[field]);

  const handleGive = handleSubmit(async (values) => {
    setFailure(null);
    try {
      const holder = holderToSend(values);
      await give({ id: ticket.id, ticketReassignment: holder }).unwrap();
      tell.success(`Ticket given to ${holder.name}`);
      onClose();
    } catch (error) {
      const fields = Object.entries(toAppError(error).fields ?? {}).filter(isHolderField);
      fields.forEach(([field, message], index) =>
        setError(field, { message }, { shouldFocus: index === 0 }),
      );
      if (fields.length > 0) return;
      setFailure(errorMessage(error, 'The ticket could not be given away. Please try again.'));
    }
  });

  const handlePick = (email: string) => {
    const contact = others.find((one) => one.email === email);
    if (!contact) return;
    const holder = contactAsHolder(contact);
    HOLDER_FIELDS.forEach((field) => setValue(field, holder[field]));
    clearErrors();
    setFocus('email');
  };
  const input = (field: HolderField) => ({
    ...register(field, { validate: (text) => problemOf(field, text) ?? true }),
    label: FIELD_FACTS[field].label,
    type: FIELD_FACTS[field].type ?? 'text',
    // Somebody else's: the browser knows only its own person.
    autoComplete: 'off',
    error: errors[field]?.message,
  });
  return (
    <Dialog
      open
      // The arrow keys turn the tickets behind.
      onKeyDown={(event) => event.stopPropagation()}
      onClose={isLoading ? undefined : onClose}
      maxWidth="sm"
      fullWidth
      // The list of colleagues may be longer than the dialog.
      scroll="body"
      className={styles.dialog}
      classes={{ paper: styles.paper }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <form className={styles.form} onSubmit={handleGive} noValidate>
        <DialogTitle id={`${id}-title`}>Give this ticket to someone else</DialogTitle>
        <DialogContent className={styles.content}>
          <div id={`${id}-text`} className={styles.text}>
            <p>
              {ticket.ticket_number} for {booking.event_title}
              {ticket.attendee_name && `, now held by ${ticket.attendee_name}`}.
            </p>
            <p className={styles.warning}>
              The old QR code and ticket number stop working at once, printed or on a phone.{' '}
              {ticket.attendee_email
                ? 'Both people are told by e-mail.'
                : 'The new holder is told by e-mail.'}
            </p>
          </div>
          <div className={styles.fields}>
            <Combobox
              {...input('name')}
              required
              autoFocus
              listLabel="Colleagues and earlier attendees"
              options={others.map(({ name, email, department }) => ({
                id: email,
                label: name,
                detail: department ? `${email} · ${department}` : email,
              }))}
              state={state}
              onSearch={search}
              onPick={handlePick}
            />
            <TextInput {...input('email')} required />
          </div>
          <details className={styles.more} open={wrong || undefined}>
            <summary>More details (optional)</summary>
            <div className={styles.fields}>
              {OPTIONAL_FIELDS.map((field) => (
                <TextInput key={field} {...input(field)} />
              ))}
            </div>
          </details>
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <BusyButton type="submit" variant="primary" busy={isLoading}>
            Give ticket
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
