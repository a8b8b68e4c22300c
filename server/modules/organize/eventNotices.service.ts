import type { Config } from '../../config/config';
import {
  eventCancelledGuestMail,
  eventCancelledMail,
  eventCancelledUnpaidMail,
  eventRescheduledMail,
  type MailedEvent,
} from './event.mails';
import type { MailQueue } from '../../mail/mailQueue.service';
import type { Occasion } from '../../lib/dateFormat';
import type { ModuleDeps } from '../../deps';
import type { RescheduledBooking } from './notifyRescheduled.repository';
import type { NamedGuest } from './guests.rules';
import type { CancelledEvent, EventBooking } from './cancelEvent.repository';

type Db = ModuleDeps['db'];

interface EventNoticesDeps {
  mail: Pick<MailQueue, 'enqueue'>;
  config: Pick<Config, 'publicUrl' | 'supportEmail'>;
}

const bookingLine = (booking: Pick<EventBooking, 'booking_number' | 'tier_name' | 'quantity'>) => ({
  bookingNumber: booking.booking_number,
  tier: booking.tier_name,
  quantity: booking.quantity,
});

const calendarFor = (reader: 'booker' | 'attendee') => (booking: { id: number }) =>
  ({ kind: 'calendar', booking_id: booking.id, reader }) as const;

export type EventNotices = ReturnType<typeof createEventNotices>;

/** Queues the mails about cancelled and rescheduled events, in the transaction of the change. */
export function createEventNotices({ mail, config }: EventNoticesDeps) {
  return {
    /** To booker and guests of paid bookings. @param amount the refund, minor units; 0 for free bookings */
    async notifyCancelled(
      trx: Db,
      event: CancelledEvent,
      {
        lines,
        amount,
        currency,
        guests,
      }: {
        lines: readonly EventBooking[];
        amount: number;
        currency: string;
        guests: readonly NamedGuest[];
      },
    ): Promise<void> {
      const [first] = lines;
      if (!first) return;
      const { reason } = event;
      await mail.enqueue(trx, {
        kind: 'event_cancelled',
        to: first.booker_email,
        attachments: lines.map(calendarFor('booker')),
        ...eventCancelledMail(config, {
          name: first.booker_name,
          event,
          reason,
          lines: lines.map(bookingLine),
          amount,
          currency,
        }),
      });
      for (const { name, email, bookingId } of guests) {
        await mail.enqueue(trx, {
          kind: 'event_cancelled',
          to: email,
          attachments: [calendarFor('attendee')({ id: bookingId })],
          ...eventCancelledGuestMail(config, { name, event, reason, booker: first.booker_name }),
        });
      }
    },

    /** To a person with unpaid bookings. */
    async notifyCancelledUnpaid(
      trx: Db,
      event: CancelledEvent,
      lines: readonly EventBooking[],
    ): Promise<void> {
      const [first] = lines;
      if (!first) return;
      await mail.enqueue(trx, {
        kind: 'event_cancelled',
        to: first.booker_email,
        ...eventCancelledUnpaidMail(config, {
          name: first.booker_name,
          event,
          reason: event.reason,
          lines: lines.map(bookingLine),
        }),
      });
    },

    /** To booker and guests of a booking. @param before the former time and venue */
    async notifyRescheduled(
      trx: Db,
      event: MailedEvent,
      before: Occasion & { venue: string },
      booking: RescheduledBooking,
      guests: readonly NamedGuest[],
    ): Promise<void> {
      const { booker_name: booker } = booking;
      await mail.enqueue(trx, {
        kind: 'event_moved',
        to: booking.booker_email,
        attachments: [calendarFor('booker')(booking)],
        ...eventRescheduledMail(config, {
          name: booker,
          event,
          before,
          line: bookingLine(booking),
          booker,
        }),
      });
      for (const { name, email } of guests) {
        await mail.enqueue(trx, {
          kind: 'event_moved',
          to: email,
          attachments: [calendarFor('attendee')(booking)],
          ...eventRescheduledMail(config, { name, event, before, line: null, booker }),
        });
      }
    },
  };
}
