import { useState, type SyntheticEvent } from 'react';
import { errorMessage, toAppError, useUpdateBookingMutation, type Booking } from '@/api';
import { useColleagues } from '@/entities/person/useColleagues';
import { BookedForFields } from '@/entities/booking/BookedForFields';
import { BusyButton } from '@/components/BusyButton';
import { Button } from '@/components/Button';
import {
  bookedForBody,
  bookedForOf,
  bookedForProblem,
  type BookedFor,
} from '@/entities/booking/bookedFor';
import { useTell } from '@/state';
import styles from './BookedFor.module.css';

interface BookedForEditorProps {
  booking: Booking;
  onClose: () => void;
}

/** Says whom a booking of the cart is for, until it is paid. */
export default function BookedForEditor({ booking, onClose }: BookedForEditorProps) {
  const [value, setValue] = useState(() => bookedForOf(booking));
  const [error, setError] = useState<string>();
  const [update, { isLoading }] = useUpdateBookingMutation();
  const colleagues = useColleagues();
  const tell = useTell();

  const change = (next: BookedFor) => {
    setValue(next);
    setError(undefined);
  };
  const save = async (submit: SyntheticEvent) => {
    submit.preventDefault();
    // Somebody who was written by name alone stays as they are while nothing else is said.
    const same = value.kind === booking.booking_for && value.name === booking.booked_for_name;
    const problem = same ? null : bookedForProblem(value);
    if (problem) {
      setError(problem);
      return;
    }
    if (same && value.notes.trim() === booking.notes) {
      onClose();
      return;
    }
    const bookingUpdate = same ? { notes: value.notes.trim() } : bookedForBody(value);
    try {
      await update({ id: booking.id, bookingUpdate }).unwrap();
      onClose();
    } catch (failure) {
      const { booked_for_user: user, booked_for_name: name } = toAppError(failure).fields ?? {};
      setError(user ?? name);
      tell.error(errorMessage(failure, 'Failed to update booking'));
    }
  };
  return (
    <form noValidate onSubmit={save} className={styles.editor} aria-label="Who is it for?">
      <BookedForFields
        {...colleagues}
        value={value}
        error={error}
        disabled={isLoading}
        onChange={change}
      />
      <div className={styles.buttons}>
        <BusyButton type="submit" variant="primary" busy={isLoading}>
          Save
        </BusyButton>
        <Button onClick={onClose} disabled={isLoading}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
