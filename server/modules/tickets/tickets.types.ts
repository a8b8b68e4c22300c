import type { Selectable } from 'kysely';
import type { TicketsTable } from '../../db/schema/tickets';

export type TicketRow = Selectable<TicketsTable>;

/** The fields from which a ticket's link token is derived. */
export type LinkedTicket = Pick<TicketRow, 'id' | 'version' | 'link_revision'>;

/** The attendee of a seat; a field is null until filled in. */
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
