import { inTransaction } from '../../../db/transaction';
import { pollLoop } from '../../../jobs/pollLoop';
import type { ModuleDeps } from '../../../deps';
import { findBooking } from '../mails/bookingMails.repository';
import { findBookingsWithUnnamedSeats, findHolders } from '../mails/ticketMails.repository';
import type { MailQueue } from '../../../mail/mailQueue.service';
import { guestsByAddress } from '../mails/mailText.rules';
import type { TicketsService } from '../../tickets/tickets.service';
import { writeToDue } from './dueBookings.service';
import { bookingReminderMail, ticketReminderMail } from './reminder.mails';
import { findBookingsToRemind, purgeReminders, markReminded } from '../mails/reminders.repository';

type Db = ModuleDeps['db'];

/** Milliseconds between checks for events that begin within a day. */
const POLL_INTERVAL = 60_000;
const DAYS_KEPT = 30;

interface RemindersDeps extends Pick<ModuleDeps, 'db' | 'config'> {
  log: Pick<ModuleDeps['log'], 'error'>;
  mail: Pick<MailQueue, 'enqueue'>;
  tickets: Pick<TicketsService, 'linkTo'>;
  /** Notifies holders of bookings with free seats. @returns how many */
  notifyFreeSeats(): Promise<number>;
}

export type Reminders = ReturnType<typeof createReminders>;

/**
 * A day before an event, queues a mail to the booker and to the people named on the tickets: once per start time of
 * the event, even if several processes run. If a booking is paid later, its confirmation replaces the reminder.
 */
export function createReminders({
  db,
  config,
  log,
  mail,
  tickets: links,
  notifyFreeSeats,
}: RemindersDeps) {
  async function remind(trx: Db, bookingId: number): Promise<boolean> {
    if (!(await markReminded(trx, bookingId))) return false;
    const booking = await findBooking(trx, bookingId);
    const [holders, unnamed] = [
      await findHolders(trx, bookingId),
      await findBookingsWithUnnamedSeats(trx, [bookingId]),
    ];
    const key = `${bookingId}:${booking.start.toISOString()}`;
    // Do not send a reminder after the event has begun.
    const usefulFor = Math.max(1, Math.round(booking.seconds_left));
    if (!booking.is_complimentary) {
      await mail.enqueue(trx, {
        kind: 'booking_reminder',
        key: `booking_reminder:${key}`,
        to: booking.booker_email,
        usefulFor,
        ...bookingReminderMail(config, booking, unnamed.has(bookingId)),
        attachments: [{ kind: 'tickets', booking_ids: [bookingId], essential: true }],
      });
    }
    const valid = holders.filter((holder) => !holder.is_void);
    for (const [address, held] of guestsByAddress(booking, valid)) {
      const tickets = [];
      for (const holder of held) {
        const token = await links.linkTo(trx, holder.id);
        if (token !== undefined) tickets.push({ ...holder, token });
      }
      if (tickets.length === 0) continue;
      await mail.enqueue(trx, {
        kind: 'ticket_reminder',
        key: `ticket_reminder:${key}:${address}`,
        to: address,
        usefulFor,
        ...ticketReminderMail(config, booking, tickets),
        attachments: tickets.map(
          ({ id, version }) => ({ kind: 'ticket', ticket_id: id, version }) as const,
        ),
      });
    }
    return true;
  }

  /** Safe to run in several processes. @returns the number of bookings with queued reminders */
  const sendOnce = (): Promise<number> =>
    writeToDue({
      find: (count) => findBookingsToRemind(db, count),
      write: (id) => inTransaction(db, (trx) => remind(trx, id)),
      log,
      failure: 'a reminder could not be written',
    });

  return {
    sendOnce,
    notifyFreeSeats,

    /** @returns a function that stops the loop after the current round */
    start: (): (() => Promise<void>) =>
      pollLoop(
        async () => {
          await sendOnce();
          await notifyFreeSeats();
          await purgeReminders(db, DAYS_KEPT);
        },
        POLL_INTERVAL,
        (error) => log.error({ err: error }, 'reminding failed'),
      ),
  };
}
