import type { Selectable } from 'kysely';
import type { TicketsTable } from '../../db/schema/tickets';

/** A ticket as it is stored. */
export type TicketRow = Selectable<TicketsTable>;

/** What a ticket's link is derived from. */
export type LinkedTicket = Pick<TicketRow, 'id' | 'version' | 'link_revision'>;

/** The attendee of a seat; each field is null until it is filled in. */
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
