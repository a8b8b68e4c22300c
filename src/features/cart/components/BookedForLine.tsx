import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState, type ReactNode } from 'react';
import type { Booking } from '@/api';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { lazyPart } from '@/components/lazy/lazyPart';
import { bookedForOf, bookedForLabel } from '@/entities/booking/bookedFor';
import { readBookedForDraft } from '@/entities/booking/bookedForDraft';
import { selectUser, useAppSelector } from '@/state';

const BookedForEditor = lazyPart(() => import('./BookedForEditor'));

const Text = ({ children }: { children: ReactNode }) => (
  <Typography
    variant="meta"
    component="p"
    color="textSecondary"
    sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
  >
    {children}
  </Typography>
);

/** Whom a booking is for, and its note; renders nothing for own bookings without a note. */
export function BookedForText({ booking }: { booking: Booking }) {
  const { booking_for: kind, notes } = booking;
  if (kind === 'self' && !notes) return null;
  return (
    <>
      {kind !== 'self' && <Text>For {bookedForLabel(bookedForOf(booking))}</Text>}
      {notes && <Text>Note: {notes}</Text>}
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
    <>
      <Text>
        For {bookedForLabel(bookedForOf(booking))}
        <Button
          ref={button}
          variant="inline"
          sx={{ ml: 1.5 }}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Change
          <VisuallyHidden>
            {' '}
            for whom {booking.event_title}, {booking.ticket_tier_name} is
          </VisuallyHidden>
        </Button>
      </Text>
      {booking.notes && !open && <Text>Note: {booking.notes}</Text>}
      {open && userId !== undefined && (
        <BookedForEditor booking={booking} userId={userId} onClose={close} />
      )}
    </>
  );
}
