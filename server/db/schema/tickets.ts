import type { ColumnType, Generated } from 'kysely';
import type { Schemas } from '../../contract/types';
import type { JsonWithDefault, OptionalTime, StampedTime, Time } from '../columns';

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
  /** Whether `used_at` is set. */
  is_used: Generated<boolean>;
  /**
   * The first check-in that counts. Derived from `check_ins` by one statement (checkIns.repository.ts), and kept here
   * because lists of attendees are sorted and counted by it.
   */
  used_at: OptionalTime;
  /** The person who made this check-in. */
  used_by: ColumnType<number | null, number | null | undefined, number | null>;
  /** No longer read; the release before writes it. */
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

/** Scans at the doors of events. Rows are kept as they were answered; only undoing changes them. */
export interface CheckInsTable {
  id: Generated<number>;
  /** Made by the device for each scan, so that a repeated one is recognised. */
  scan_id: string;
  /** Hash of what was scanned; null for check-ins from before this table. */
  request_hash: string | null;
  /** The scan of a whole booking that caused this one. */
  group_scan: string | null;
  event_id: number;
  /** Null when what was shown is no ticket of the event. */
  ticket_id: number | null;
  direction: Generated<'in' | 'out'>;
  /** By the server's clock. For scans made without a network the device's corrected time. */
  scanned_at: Date;
  received_at: Date;
  /** Null for check-ins from before this table whose steward is unknown. */
  by_user: number | null;
  door: string | null;
  /** Whether the device answered by itself. */
  offline: Generated<boolean>;
  /** As it was answered. */
  result: Schemas['ScanResult'];
  /** Whether somebody was let through the door. Whether it counts depends on the ticket's other scans. */
  admitted: boolean;
  flags: JsonWithDefault<Schemas['CheckInFlag'][]>;
  undone_at: OptionalTime;
  undone_by: ColumnType<number | null, number | null | undefined, number | null>;
  undo_reason: ColumnType<string | null, string | null | undefined, string | null>;
}
