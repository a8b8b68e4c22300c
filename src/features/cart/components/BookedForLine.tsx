import { useRef, useState } from 'react';
import type { Booking } from '@/api';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { lazyPart } from '@/components/lazy/lazyPart';
import { bookedForOf, bookedForLabel } from '@/entities/booking/bookedFor';
import { readBookedForDraft } from '@/entities/booking/bookedForDraft';
import { selectUser, useAppSelector } from '@/state';
import styles from './BookedFor.module.css';

const BookedForEditor = lazyPart(() => import('./BookedForEditor'));

/** Whom a booking is for, and its note; renders nothing for own bookings without a note. */
export function BookedForText({ booking }: { booking: Booking }) {
  const { booking_for: kind, notes } = booking;
  if (kind === 'self' && !notes) return null;
  return (
    <>
      {kind !== 'self' && <p className={styles.text}>For {bookedForLabel(bookedForOf(booking))}</p>}
      {notes && <p className={styles.text}>Note: {notes}</p>}
    </>
  );
}

/** The same with a button that opens the editor inside the line. */
export function BookedForLine({ booking }: { booking: Booking }) {
  const userId = useAppSelector(selectUser)?.id;
  // A choice that was not saved is shown again.
  const [open, setOpen] = useState(
    () => userId !== undefined && readBookedForDraft(userId, booking) !== null,
  );
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className={styles.line}>
      <p className={styles.text}>
        For {bookedForLabel(bookedForOf(booking))}
        <button
          ref={button}
          type="button"
          className={styles.change}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Change
          <VisuallyHidden>
            {' '}
            for whom {booking.event_title}, {booking.ticket_tier_name} is
          </VisuallyHidden>
        </button>
      </p>
      {booking.notes && !open && <p className={styles.text}>Note: {booking.notes}</p>}
      {open && userId !== undefined && (
        <BookedForEditor booking={booking} userId={userId} onClose={close} />
      )}
    </div>
  );
}
