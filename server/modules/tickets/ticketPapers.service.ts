import type { Caller } from '../../contract/caller';
import type { Schemas } from '../../contract/types';
import type { Press } from '../../papers/press';
import type { BookingsService } from '../bookings/bookings.service';
import { assertPaid } from '../bookings/readBookings';
import { findOuting } from '../calendar/outing.repository';
import type { ModuleDeps } from '../deps';
import type { TicketSheet } from './ticketPdf';

interface TicketPaperDeps extends Pick<ModuleDeps, 'db' | 'config'> {
  bookings: Pick<BookingsService, 'get'>;
  press: Press;
}

export type TicketPapersService = ReturnType<typeof createTicketPapersService>;

/** The tickets of a paid booking on paper (D15). */
export function createTicketPapersService({ db, config, bookings, press }: TicketPaperDeps) {
  /** What the pages of a booking say; tickets that have died are not among them. */
  async function sheetOf(booking: Schemas['Booking']): Promise<TicketSheet> {
    const outing = await findOuting(db, booking.id);
    const { tickets } = booking;
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
                of: tickets.length,
                holder: ticket.attendee_name,
                code: ticket.qr_code,
              },
            ],
      ),
      supportEmail: config.supportEmail,
    };
  }

  return {
    /** @throws 404, 409 `not_paid`, `booking_cancelled`, `booking_refunded` */
    async fileFor(caller: Caller, bookingId: number): Promise<{ filename: string; pdf: Buffer }> {
      const booking = await bookings.get(caller, bookingId);
      assertPaid(booking);
      const pdf = await press.print({ kind: 'tickets', sheet: await sheetOf(booking) });
      return { filename: `tickets-${booking.booking_number.replace(/[^\w-]/g, '')}.pdf`, pdf };
    },
  };
}
