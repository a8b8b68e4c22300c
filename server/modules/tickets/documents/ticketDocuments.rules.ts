import type { Schemas } from '../../../contract/types';
import type { BookedEvent } from '../../bookings/bookings.service';
import { refundSentence } from '../../catalog/refundTerms.rules';
import type { TicketDocument } from './ticket.pdf';

type Ticket = Pick<Schemas['Ticket'], 'ticket_number' | 'seat_no' | 'attendee_name' | 'qr_code'>;

/**
 * The content of a booking's ticket pages (D15), without voided tickets.
 * @param of number of seats in the booking, which may exceed the number of tickets passed
 */
export const ticketDocument = (
  event: BookedEvent,
  { tickets, of, supportEmail }: { tickets: readonly Ticket[]; of: number; supportEmail: string },
): TicketDocument => ({
  ...documentOf(event, tickets, supportEmail),
  booking: { number: event.booking_number, company: event.company_name, seats: of },
});

/** The page of one shared ticket, without booking details. */
export const sharedTicketDocument = (
  event: BookedEvent,
  { ticket, supportEmail }: { ticket: Ticket; supportEmail: string },
): TicketDocument => ({ ...documentOf(event, [ticket], supportEmail), booking: null });

function documentOf(
  event: BookedEvent,
  tickets: readonly Ticket[],
  supportEmail: string,
): Omit<TicketDocument, 'booking'> {
  return {
    // Use the last change instead of the current time, so that the same tickets give the same bytes.
    issuedAt: new Date(
      Math.max(event.booking_updated_at.getTime(), event.event_updated_at.getTime()),
    ),
    event: {
      title: event.event_title,
      venue: event.event_venue,
      city: event.event_city,
      start: event.event_start_at,
      end: event.event_end_at,
      timezone: event.event_timezone,
    },
    tier: event.tier_name,
    tickets: tickets.flatMap((ticket) =>
      ticket.qr_code === null
        ? []
        : [
            {
              number: ticket.ticket_number,
              seat: ticket.seat_no,
              holder: ticket.attendee_name,
              code: ticket.qr_code,
            },
          ],
    ),
    refundTerms: refundSentence(event.refund_terms, event.event_timezone),
    supportEmail,
  };
}
