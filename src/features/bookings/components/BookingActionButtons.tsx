import QrCode from 'lucide-react/icons/qr-code';
import type { Booking } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { ButtonLink } from '@/components/buttons/Button';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { cartPath } from '@/lib/paths';
import { bookingActions } from '../bookingActions';
import { bookingsHref, type BookingFilters } from '../bookingFilters';
import { useBookingCommands } from '../useBookingCommands';

interface BookingActionButtonsProps {
  booking: Booking;
  userId: number;
  filters: BookingFilters;
}

/** The one or two next steps of a booking; only Pay Now is primary. */
export function BookingActionButtons({ booking, userId, filters }: BookingActionButtonsProps) {
  const can = bookingActions(booking, userId);
  const { saveReceipt } = useBookingCommands(booking);
  const forEvent = <VisuallyHidden> for {booking.event_title}</VisuallyHidden>;
  return (
    <>
      {can.pay && (
        <ButtonLink variant="primary" to={cartPath({ stage: 'payment', bookings: [booking.id] })}>
          Pay Now{forEvent}
        </ButtonLink>
      )}
      {can.nameAttendees && (
        <ButtonLink to={cartPath({ stage: 'attendee_details', booking: booking.id })}>
          Add Attendee Details{forEvent}
        </ButtonLink>
      )}
      {can.viewTickets && !can.nameAttendees && (
        <ButtonLink to={bookingsHref(filters, { ticket: booking.id })} preventScrollReset>
          <Icon icon={QrCode} small /> View QR Ticket{forEvent}
        </ButtonLink>
      )}
      {can.receipt && <BusyButton onClick={saveReceipt}>Receipt{forEvent}</BusyButton>}
    </>
  );
}
