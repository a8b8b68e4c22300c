import type { ColumnType, Generated } from 'kysely';
import type { OptionalTime, StampedTime, Time } from '../columns';

export interface TicketsTable {
  id: Generated<number>;
  booking_id: number;
  event_id: number;
  ticket_tier_id: number;
  /** From 1 up to the booking's quantity. */
  seat_no: number;
  ticket_number: string;
  /** Raised when the ticket is reissued: QR codes with a lower version are no longer valid. */
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
  /** The staff member who checked the holder in. */
  used_by: ColumnType<number | null, number | null | undefined, number | null>;
  /** The device's id of the scan that checked the holder in, which identifies a repeated scan. */
  used_scan: ColumnType<string | null, string | null | undefined, string | null>;
  voided_at: OptionalTime;
  /** When its seat went back on sale while the booking kept others. The ticket no longer belongs to the booking. */
  returned_at: OptionalTime;
  /** Raised when sharing is stopped; earlier links stop working. */
  link_revision: Generated<number>;
  /** When the ticket's link was made; null without a link or after sharing was stopped. */
  link_made_at: OptionalTime;
  created_at: StampedTime;
  updated_at: StampedTime;
}

/** Numbers that a ticket had before it was reassigned. */
export interface FormerTicketNumbersTable {
  ticket_number: string;
  ticket_id: number;
}

/** A device whose Apple Wallet has the pass of a ticket. */
export interface ApplePassDevicesTable {
  /** What Apple Wallet calls the device. */
  device: string;
  ticket_id: number;
  /** The ticket's version when the pass was made; a former holder keeps the pass of a lower one. */
  version: number;
  push_token: string;
  /** When the pass last changed, which the device asks for. */
  changed_at: Time;
  created_at: StampedTime;
}

/** A ticket that Google Wallet knows. */
export interface GooglePassesTable {
  ticket_id: number;
  /** The ticket's version when the pass was made; a former holder keeps the pass of a lower one. */
  version: number;
  created_at: StampedTime;
}
