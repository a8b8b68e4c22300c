import Chip from '@mui/material/Chip';
import { errorMessage, type BookingSeats } from '@/api';
import { useRemindOfSeatsMutation } from '@/api/console';
import { BusyButton } from '@/components/buttons/BusyButton';
import { formatMonthDay } from '@/lib/dates';
import { useToast } from '@/state';
import styles from './SeatsDialog.module.css';

interface InvitedPeopleProps {
  seats: BookingSeats;
  canRemind: boolean;
}

/** To whom the link was mailed, and who of them has a seat. */
export function InvitedPeople({ seats, canRemind }: InvitedPeopleProps) {
  const [remind, { error }] = useRemindOfSeatsMutation();
  const toast = useToast();
  const isWaited = seats.free > 0 && seats.invited.some((person) => !person.has_seat);
  const handleRemind = async () => {
    const answer = await remind({ id: seats.booking });
    if (!answer.error) toast.success('Who has no seat yet is reminded by email.');
  };
  return (
    <section aria-labelledby="seat-invitations">
      <div className={styles.listHead}>
        <h3 id="seat-invitations">Invited by email</h3>
        {canRemind && isWaited && <BusyButton onClick={handleRemind}>Remind</BusyButton>}
      </div>
      {error && (
        <p role="alert" className={styles.failure}>
          {errorMessage(error, 'Nobody could be reminded. Please try again.')}
        </p>
      )}
      <ul className={styles.people}>
        {seats.invited.map(({ name, email, invited_at, reminded_at, has_seat }) => (
          <li key={email}>
            <span className={styles.person}>
              <strong>{name}</strong>
              <small>{email}</small>
            </span>
            <small className={styles.number}>
              {reminded_at
                ? `Reminded ${formatMonthDay(reminded_at)}`
                : `Invited ${formatMonthDay(invited_at)}`}
            </small>
            <Chip
              size="small"
              color={has_seat ? 'success' : 'default'}
              label={has_seat ? 'Has a seat' : 'No seat yet'}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
