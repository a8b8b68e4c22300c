import type { Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { limits } from '../../../http/rateLimits/limits';
import { networkOf } from '../../../http/rateLimits/networks';
import type { RateLimits } from '../../../http/rateLimits/rateLimits.service';
import { gone, notFound } from '../../../lib/errors';
import type { PdfWorker } from '../../../pdf/pdfWorker';
import type { BookedEvent, BookingsService } from '../../bookings/bookings.service';
import type { TicketsPdfJob } from '../documents/ticket.pdf';
import { sharedTicketDocument } from '../documents/ticketDocuments.rules';
import type { TicketsService } from '../tickets.service';
import type { TicketRow } from '../tickets.types';

interface SharedTicketDeps extends Pick<ModuleDeps, 'config' | 'db' | 'clock'> {
  bookings: Pick<BookingsService, 'eventOf' | 'moveOf'>;
  tickets: Pick<TicketsService, 'findShared' | 'presentTicket'>;
  rateLimits: Pick<RateLimits, 'take'>;
  pdfWorker: PdfWorker<TicketsPdfJob>;
}

/** A valid ticket and its event, as shown by its link. */
export interface SharedTicket {
  row: TicketRow;
  event: BookedEvent;
}

export type SharedTicketService = ReturnType<typeof createSharedTicketService>;

/** Shows one ticket to anyone who has its link, without an account and without the rest of the booking. */
export function createSharedTicketService({
  config,
  db,
  clock,
  bookings,
  tickets,
  rateLimits,
  pdfWorker,
}: SharedTicketDeps) {
  /**
   * @param address the caller's IP address, for the rate limit
   * @throws 404 if the link is invalid for any reason; 410 `event_cancelled`; 429
   */
  async function open(token: string, address: string): Promise<SharedTicket> {
    await rateLimits.take([limits.sharedTicketNetwork, networkOf(address)]);
    const row = await tickets.findShared(db, token);
    if (!row) throw noLongerValid();
    const event = await bookings.eventOf(row.booking_id);
    if (event.event_is_cancelled) throw eventCancelled();
    if (event.is_cancelled || row.voided_at !== null) throw noLongerValid();
    return { row, event };
  }

  return {
    open,

    /** @throws as `open` */
    async show(token: string, address: string): Promise<Schemas['SharedTicket']> {
      const { row, event } = await open(token, address);
      const { ticket_number, attendee_name, is_used, qr_code, used_at, wallets } =
        tickets.presentTicket(row);
      if (qr_code === null) throw noLongerValid();
      const isOver = event.event_end_at.getTime() <= clock.now();
      return {
        status: is_used ? 'used' : isOver ? 'over' : 'valid',
        ticket_number,
        attendee_name,
        ticket_tier_name: event.tier_name,
        qr_code,
        used_at,
        event_title: event.event_title,
        event_venue: event.event_venue,
        event_city: event.event_city,
        event_start_date: event.event_start_at.toISOString(),
        event_end_date: event.event_end_at.toISOString(),
        event_timezone: event.event_timezone,
        moved_note: await bookings.moveOf(row.booking_id),
        wallets,
      };
    },

    /** @throws as `open` */
    async fileFor(token: string, address: string): Promise<{ filename: string; pdf: Buffer }> {
      const { row, event } = await open(token, address);
      const document = sharedTicketDocument(event, {
        ticket: tickets.presentTicket(row),
        supportEmail: config.supportEmail,
      });
      const pdf = await pdfWorker.render({ kind: 'tickets', documents: [document] });
      return { filename: `ticket-${row.ticket_number}.pdf`, pdf };
    },
  };
}

/** Every invalid link gets the same answer, which reveals nothing about the ticket. */
const noLongerValid = () =>
  notFound('This ticket is no longer valid. Ask the person who sent it to you for a new one.');

const eventCancelled = () =>
  gone(
    'The organizer has cancelled this event. This ticket is no longer valid.',
    'event_cancelled',
  );
