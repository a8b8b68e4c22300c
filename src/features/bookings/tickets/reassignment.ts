import type { Booking, Ticket, TicketReassignment } from '@/api';
import { OPTIONAL_FIELDS, type AttendeeDetails } from '@/entities/attendee/attendeeDetails';

/** The request body: trimmed values, without empty optional fields. */
export const reassignmentBody = (values: AttendeeDetails): TicketReassignment => ({
  name: values.name.trim(),
  email: values.email.trim(),
  ...Object.fromEntries(
    OPTIONAL_FIELDS.map((field) => [field, values[field].trim()] as const).filter(
      ([, text]) => text !== '',
    ),
  ),
});

/**
 * Whether a ticket can be reassigned: by the person who booked, until the event starts,
 * while it is valid and unused (D8, D14). The server checks again.
 *
 * @param now epoch milliseconds
 */
export function canReassign(
  booking: Booking,
  ticket: Ticket,
  userId: number | undefined,
  now = Date.now(),
): boolean {
  return (
    booking.user === userId &&
    booking.status === 'confirmed' &&
    ticket.qr_code !== null &&
    !ticket.is_used &&
    Date.parse(booking.event_start_date) > now
  );
}
