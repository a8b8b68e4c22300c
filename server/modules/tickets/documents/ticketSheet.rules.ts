import type { Schemas } from '../../../contract/types';
import type { OutingRow } from '../../messaging/calendar/outing.repository';
import type { TicketSheet } from './ticket.pdf';

type Ticket = Pick<Schemas['Ticket'], 'ticket_number' | 'seat_no' | 'attendee_name' | 'qr_code'>;

/**
 * What the pages of a booking's tickets say (D15); tickets that have died are not among them.
 * @param of seats of the booking, however many tickets there are here
 */
export function ticketSheet(
  outing: OutingRow,
  { tickets, of, supportEmail }: { tickets: readonly Ticket[]; of: number; supportEmail: string },
): TicketSheet {
  return {
    bookingNumber: outing.booking_number,
    // The last change of what is printed, so that the same tickets are the same bytes.
    issuedAt: new Date(
      Math.max(outing.booking_updated_at.getTime(), outing.event_updated_at.getTime()),
    ),
    event: {
      title: outing.event_title,
      venue: outing.event_venue,
      city: outing.event_city,
      start: outing.event_start_at,
      end: outing.event_end_at,
      timezone: outing.event_timezone,
    },
    tier: outing.tier_name,
    company: outing.company_name,
    tickets: tickets.flatMap((ticket) =>
      ticket.qr_code === null
        ? []
        : [
            {
              number: ticket.ticket_number,
              seat: ticket.seat_no,
              of,
              holder: ticket.attendee_name,
              code: ticket.qr_code,
            },
          ],
    ),
    supportEmail,
  };
}
