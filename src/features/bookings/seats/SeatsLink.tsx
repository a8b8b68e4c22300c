import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { Booking } from '@/api';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { selectUser, useAppSelector } from '@/state';
import { bookingsHref, type BookingFilters } from '../bookingFilters';
import { seatsLabel } from './seatTexts';

interface SeatsLinkProps {
  booking: Booking;
  filters: BookingFilters;
}

/** Leads to the seats of a booking that can be offered, or are. */
export function SeatsLink({ booking, filters }: SeatsLinkProps) {
  const user = useAppSelector(selectUser);
  const label = user && seatsLabel(booking, user);
  if (!label) return null;
  return (
    <Button
      component={Link}
      variant="inline"
      sx={{ minHeight: 44, displayPrint: 'none' }}
      to={bookingsHref(filters, { seats: booking.id })}
      replace
      preventScrollReset
    >
      {label}
      <VisuallyHidden> of {booking.event_title}</VisuallyHidden>
    </Button>
  );
}
