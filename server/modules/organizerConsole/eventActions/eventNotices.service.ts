import type { Config } from '../../../config/config';
import type { ModuleDeps } from '../../../deps';
import type { Occasion } from '../../../lib/dateFormat';
import { formatMoney } from '../../../lib/money';
import type { MailQueue } from '../../../mail/mailQueue.service';
import type { TicketsService } from '../../tickets/tickets.service';
import type { CancelledEvent, EventBooking, PaidBooking } from './cancelEvent.repository';
import {
  eventCancelledGuestMail,
  eventCancelledMail,
  eventCancelledUnpaidMail,
  eventRescheduledGuestMail,
  eventRescheduledMail,
  type BookingLine,
  type MailedEvent,
} from './event.mails';
import { groupBy } from '../../../lib/groupBy';
import { type NamedGuest } from './guests.rules';
import type { RescheduledBooking } from './notifyRescheduled.repository';

type Db = ModuleDeps['db'];

interface EventNoticesDeps {
  mail: Pick<MailQueue, 'enqueue'>;
  config: Pick<Config, 'publicUrl' | 'supportEmail'>;
  tickets: Pick<TicketsService, 'linkTo'>;
}

/** The event with its new and former time and venue, and the number of the change. */
export interface Rescheduling {
  event: MailedEvent;
  before: Occasion & { venue: string };
  sequence: number;
}

/** Refund of one payment in minor units, including fee and tax; 0 for free bookings. */
export interface Refunded {
  amount: number;
  currency: string;
}

const bookingLine = (
  booking: Pick<EventBooking, 'booking_number' | 'tier_name' | 'quantity'>,
  outcome?: string,
): BookingLine => ({
  bookingNumber: booking.booking_number,
  tier: booking.tier_name,
  quantity: booking.quantity,
  ...(outcome !== undefined && { outcome }),
});

const calendarFor = (reader: 'booker' | 'attendee') => (bookingId: number) =>
  ({ kind: 'calendar', booking_id: bookingId, reader }) as const;

const idOf = ({ id }: { id: number }) => id;

export type EventNotices = ReturnType<typeof createEventNotices>;

/**
 * Queues the mails about cancelled and rescheduled events in the transaction of the change. Each person gets one mail
 * for all bookings or tickets.
 */
export function createEventNotices({ mail, config, tickets }: EventNoticesDeps) {
  return {
    /**
     * To a person with paid bookings.
     * @param unpaid unpaid bookings of the person, which also ended
     * @param refunded refunds by payment id
     */
    async notifyCancelled(
      trx: Db,
      event: CancelledEvent,
      {
        paid,
        unpaid,
        refunded,
      }: {
        paid: readonly PaidBooking[];
        unpaid: readonly EventBooking[];
        refunded: ReadonlyMap<number, Refunded>;
      },
    ): Promise<void> {
      const [first] = paid;
      if (!first) return;
      const parts = groupBy(paid, (booking) => booking.payment_id);
      const lines = [...parts].flatMap(([payment, bookings]) => {
        const { amount, currency } = refunded.get(payment) ?? { amount: 0, currency: '' };
        const shares = bookings.reduce((sum, { share_amount: share }) => sum + share, 0);
        // After an earlier partial refund, the remainder per booking is unknown.
        const outcomeOf = ({ share_amount: share }: PaidBooking): string => {
          if (share === 0) return 'free';
          if (amount !== shares) return 'paid back';
          return `you get back ${formatMoney(share, currency)}`;
        };
        return bookings.map((booking) => bookingLine(booking, outcomeOf(booking)));
      });
      const sums = groupBy(
        [...parts.keys()].flatMap((payment) => refunded.get(payment) ?? []),
        ({ currency }) => currency,
      );
      await mail.enqueue(trx, {
        kind: 'event_cancelled',
        to: first.booker_email,
        attachments: paid.map(idOf).map(calendarFor('booker')),
        ...eventCancelledMail(config, {
          name: first.booker_name,
          event,
          reason: event.reason,
          lines: [...lines, ...unpaid.map((booking) => bookingLine(booking, 'not paid'))],
          sums: [...sums].flatMap(([currency, refunds]) => {
            const amount = refunds.reduce((sum, refund) => sum + refund.amount, 0);
            return amount > 0 ? [formatMoney(amount, currency)] : [];
          }),
        }),
      });
    },

    /** To people named on tickets of paid bookings. A key prevents duplicates, because batches may find the same guest. */
    async notifyGuestsOfCancellation(
      trx: Db,
      event: CancelledEvent,
      guests: readonly NamedGuest[],
    ): Promise<void> {
      const { reason } = event;
      for (const { name, email, bookers, bookingIds } of guests) {
        await mail.enqueue(trx, {
          kind: 'event_cancelled',
          key: `event_cancelled:${event.id}:${email.toLowerCase()}`,
          to: email,
          attachments: bookingIds.map(calendarFor('attendee')),
          ...eventCancelledGuestMail(config, { name, event, reason, booker: bookers }),
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
          lines: lines.map((booking) => bookingLine(booking)),
        }),
      });
    },

    /** To a person with paid bookings. @param before the former time and venue */
    async notifyRescheduled(
      trx: Db,
      { event, before }: Rescheduling,
      bookings: readonly RescheduledBooking[],
    ): Promise<void> {
      const [first] = bookings;
      if (!first) return;
      const { booker_name: name, booker_email: to } = first;
      await mail.enqueue(trx, {
        kind: 'event_moved',
        to,
        attachments: bookings.map(idOf).map(calendarFor('booker')),
        ...eventRescheduledMail(config, {
          name,
          event,
          before,
          lines: bookings.map((booking) => bookingLine(booking)),
        }),
      });
    },

    /** To people named on tickets of paid bookings. A key prevents duplicates, because batches may find the same guest. */
    async notifyGuestsOfRescheduling(
      trx: Db,
      { event, before, sequence }: Rescheduling,
      guests: readonly NamedGuest[],
    ): Promise<void> {
      for (const { name, email, bookers, bookingIds, tickets: held } of guests) {
        const links = [];
        for (const { id, number } of held) {
          const token = await tickets.linkTo(trx, id);
          if (token !== undefined) links.push({ number, token });
        }
        await mail.enqueue(trx, {
          kind: 'event_moved',
          key: `event_moved:${event.id}:${sequence}:${email.toLowerCase()}`,
          to: email,
          attachments: bookingIds.map(calendarFor('attendee')),
          ...eventRescheduledGuestMail(config, { name, event, before, booker: bookers, links }),
        });
      }
    },
  };
}
