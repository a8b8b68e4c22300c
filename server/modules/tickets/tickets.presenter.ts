import type { KeyObject } from 'node:crypto';
import type { Schemas } from '../../contract/types';
import { signTicketCode } from './ticketCode.rules';
import type { TicketRow } from './tickets.types';

/** @param wallets those that the settings have */
export function presentTicket(
  row: TicketRow,
  { privateKey, wallets }: { privateKey: KeyObject; wallets: readonly Schemas['Wallet'][] },
): Schemas['Ticket'] {
  return {
    id: row.id,
    ticket_number: row.ticket_number,
    seat_no: row.seat_no,
    attendee_name: row.attendee_name,
    attendee_email: row.attendee_email,
    attendee_phone: row.attendee_phone,
    is_used: row.is_used,
    qr_code:
      row.voided_at === null
        ? signTicketCode(privateKey, {
            ticketId: row.id,
            eventId: row.event_id,
            version: row.version,
          })
        : null,
    used_at: row.used_at?.toISOString() ?? null,
    is_shared: row.link_made_at !== null && row.voided_at === null,
    wallets: row.voided_at === null ? [...wallets] : [],
    created_at: row.created_at.toISOString(),
  };
}

/** Null if the seat has no attendee. */
function presentAttendee(row: TicketRow): Schemas['Attendee'] | null {
  if (row.attendee_name === null || row.attendee_email === null) return null;
  return {
    ticket: row.id,
    name: row.attendee_name,
    email: row.attendee_email,
    phone: row.attendee_phone,
    employee_id: row.employee_id,
    department: row.department,
    designation: row.designation,
    dietary_preferences: row.dietary_preferences,
    special_requirements: row.special_requirements,
  };
}

/** The known attendees, in seat order. */
export function presentAttendees(rows: readonly TicketRow[]): Schemas['Attendee'][] {
  return rows.map(presentAttendee).filter((attendee) => attendee !== null);
}
