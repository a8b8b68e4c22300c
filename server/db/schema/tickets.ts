import type { ColumnType, Generated } from 'kysely';
import type { OptionalTime, StampedTime } from '../columns';

export interface TicketsTable {
  id: Generated<number>;
  booking_id: number;
  event_id: number;
  ticket_tier_id: number;
  /** From 1 up to the booking's quantity. */
  seat_no: number;
  ticket_number: string;
  /** Raised when the ticket is reissued: QR codes with a lower version are no longer valid (D14). */
  version: Generated<number>;
  attendee_name: string | null;
  attendee_email: string | null;
  attendee_phone: string | null;
  employee_id: string | null;
  department: string | null;
  designation: string | null;
  dietary_preferences: string | null;
  special_requirements: string | null;
  is_used: Generated<boolean>;
  used_at: OptionalTime;
  /** The member of staff who checked the holder in. */
  used_by: ColumnType<number | null, number | null | undefined, number | null>;
  /** The device's id of the scan that checked the holder in: a repeated scan is recognized by it. */
  used_scan: ColumnType<string | null, string | null | undefined, string | null>;
  voided_at: OptionalTime;
  /** When its seat went back on sale while others of the booking stayed: it is no ticket of the booking any more. */
  returned_at: OptionalTime;
  /** Raised when sharing is stopped: links made before no longer work. */
  link_revision: Generated<number>;
  /** When the ticket's link was made; null while there is none, or after sharing was stopped. */
  link_made_at: OptionalTime;
  created_at: StampedTime;
  updated_at: StampedTime;
}

/** The numbers that a ticket had before it was given to somebody else. */
export interface FormerTicketNumbersTable {
  ticket_number: string;
  ticket_id: number;
}
