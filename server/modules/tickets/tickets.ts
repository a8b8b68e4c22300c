import type { Selectable } from 'kysely';
import type { TicketsTable } from '../../db/schema/bookings';

/** A ticket as it is stored. */
export type TicketRow = Selectable<TicketsTable>;

/** Who sits on a seat; each is null until given. */
export type AttendeeDetails = Pick<
  TicketRow,
  | 'attendee_name'
  | 'attendee_email'
  | 'attendee_phone'
  | 'employee_id'
  | 'department'
  | 'designation'
  | 'dietary_preferences'
  | 'special_requirements'
>;

/** True when every seat has name and e-mail (D14); false while there are no tickets. */
export function attendeeDetailsCompleted(tickets: readonly TicketRow[]): boolean {
  return (
    tickets.length > 0 &&
    tickets.every((ticket) => ticket.attendee_name !== null && ticket.attendee_email !== null)
  );
}
