import type { Config } from '../../config/config';
import {
  eventCancelledGuestMail,
  eventCancelledMail,
  eventCancelledUnpaidMail,
  eventMovedMail,
  type MailedEvent,
} from './event.mails';
import type { MailQueue } from '../../mail/mailQueue.service';
import type { Occasion } from '../../lib/dateFormat';
import type { ModuleDeps } from '../../deps';
import type { MovedBooking } from './notifyRescheduled.repository';
import type { NamedGuest } from './guests.rules';
import type { CancelledEvent, EventBooking } from './cancelEvent.repository';

type Db = ModuleDeps['db'];

interface TellingDeps {
  mail: Pick<MailQueue, 'enqueue'>;
  config: Pick<Config, 'publicUrl' | 'supportEmail'>;
}

const lineOf = (booking: Pick<EventBooking, 'booking_number' | 'tier_name' | 'quantity'>) => ({
  bookingNumber: booking.booking_number,
  tier: booking.tier_name,
  quantity: booking.quantity,
});

const calendarFor = (reader: 'booker' | 'attendee') => (booking: { id: number }) =>
  ({ kind: 'calendar', booking_id: booking.id, reader }) as const;

export type Telling = ReturnType<typeof createTelling>;

/** Queues the mails about cancelled and moved events, in the transaction of what they tell. */
export function createTelling({ mail, config }: TellingDeps) {
  return {
    /** @param amount minor units, what goes back; 0 when nothing was paid */
    async cancelled(
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
          lines: lines.map(lineOf),
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

    async cancelledUnpaid(
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
          lines: lines.map(lineOf),
        }),
      });
    },

    /** @param before when and where it was to be */
    async moved(
      trx: Db,
      event: MailedEvent,
      before: Occasion & { venue: string },
      booking: MovedBooking,
      guests: readonly NamedGuest[],
    ): Promise<void> {
      const { booker_name: booker } = booking;
      await mail.enqueue(trx, {
        kind: 'event_moved',
        to: booking.booker_email,
        attachments: [calendarFor('booker')(booking)],
        ...eventMovedMail(config, { name: booker, event, before, line: lineOf(booking), booker }),
      });
      for (const { name, email } of guests) {
        await mail.enqueue(trx, {
          kind: 'event_moved',
          to: email,
          attachments: [calendarFor('attendee')(booking)],
          ...eventMovedMail(config, { name, event, before, line: null, booker }),
        });
      }
    },
  };
}
