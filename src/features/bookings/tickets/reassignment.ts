import type { AuthUser, Booking, Ticket, TicketReassignment } from '@/api';
import { actsForHolder } from '@/entities/booking/absentHolder';
import { OPTIONAL_FIELDS, type AttendeeDetails } from '@/entities/attendee/attendeeDetails';
import { guestOf, withPurpose, type GuestAnswers } from '@/entities/attendee/guestAnswers';
import { serverNow } from '@/lib/serverClock';

export interface ReassignmentValues extends AttendeeDetails {
  /** The answers about a guest of another organisation. */
  guest: GuestAnswers;
  /** Why the guest is invited. */
  purpose: string;
}

/** The request body: trimmed values, without empty optional fields. */
export function reassignmentBody(values: ReassignmentValues): TicketReassignment {
  const guest = guestOf(values.guest);
  const holder = {
    name: values.name.trim(),
    email: values.email.trim(),
    ...Object.fromEntries(
      OPTIONAL_FIELDS.map((field) => [field, values[field].trim()] as const).filter(
        ([, text]) => text !== '',
      ),
    ),
    ...(guest && { guest }),
  };
  return withPurpose(holder, [values.guest], values.purpose);
}

/**
 * Whether a ticket can be reassigned: by its holder, or a person who acts for an absent holder, until the event starts,
 * while it is valid and unused. The server checks again.
 *
 * @param now epoch milliseconds
 */
export function canReassign(
  booking: Booking,
  ticket: Ticket,
  user: Pick<AuthUser, 'id' | 'permissions'> | null | undefined,
  now = serverNow(),
): boolean {
  return (
    (booking.user === user?.id || actsForHolder(booking, user)) &&
    booking.status === 'confirmed' &&
    ticket.qr_code !== null &&
    !ticket.is_used &&
    Date.parse(booking.event_start_date) > now
  );
}
