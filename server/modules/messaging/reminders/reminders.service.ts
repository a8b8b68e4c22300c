import { inTransaction } from '../../../db/transaction';
import { pollLoop } from '../../../jobs/pollLoop';
import type { ModuleDeps } from '../../../deps';
import * as stories from '../mails/bookingMails.repository';
import type { MailService } from '../../../mail/mail.service';
import { othersByAddress } from '../mails/mails.jobs';
import { bookingReminderMail, ticketReminderMail } from './reminder.mails';
import { findDue, forgetReminded, rememberReminded } from './reminders.repository';

type Db = ModuleDeps['db'];

/** Milliseconds between looks for what begins within a day. */
const EVERY = 60_000;
const AT_ONCE = 50;
const KEPT_DAYS = 30;

interface RemindersDeps extends Pick<ModuleDeps, 'db' | 'config'> {
  log: Pick<ModuleDeps['log'], 'error'>;
  mail: Pick<MailService, 'queue'>;
}

export type Reminders = ReturnType<typeof createReminders>;

/**
 * A day before an event, a mail to whoever booked and to the people named on the tickets: once for
 * each start that the event is given, however many processes look. Who paid later than that has
 * been told by the confirmation.
 */
export function createReminders({ db, config, log, mail }: RemindersDeps) {
  async function remind(trx: Db, bookingId: number): Promise<boolean> {
    if (!(await rememberReminded(trx, bookingId))) return false;
    const booking = await stories.findBooking(trx, bookingId);
    const [holders, unnamed] = [
      await stories.findHolders(trx, bookingId),
      await stories.findUnnamed(trx, [bookingId]),
    ];
    const key = `${bookingId}:${booking.start.toISOString()}`;
    // Once it has begun, a reminder helps nobody.
    const usefulFor = Math.max(1, Math.round(booking.seconds_left));
    await mail.queue(trx, {
      kind: 'booking_reminder',
      key: `booking_reminder:${key}`,
      to: booking.booker_email,
      usefulFor,
      ...bookingReminderMail(config, booking, unnamed.has(bookingId)),
      attachments: [{ kind: 'tickets', booking_ids: [bookingId], essential: true }],
    });
    const alive = holders.filter((holder) => !holder.is_dead);
    for (const [address, tickets] of othersByAddress(booking, alive)) {
      await mail.queue(trx, {
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

  /** Any number of processes may run it. @returns how many bookings it has reminded of */
  async function remindOnce(): Promise<number> {
    let reminded = 0;
    for (;;) {
      const due = await findDue(db, AT_ONCE);
      let failed = 0;
      for (const id of due) {
        try {
          if (await inTransaction(db, (trx) => remind(trx, id))) reminded += 1;
        } catch (error) {
          failed += 1;
          log.error({ err: error, booking: id }, 'a reminder could not be written');
        }
      }
      // What failed is due again: not at once, and not in the way of the others for ever.
      if (due.length < AT_ONCE || failed > 0) return reminded;
    }
  }

  return {
    remindOnce,

    /** @returns what stops it; the round that is running is waited for */
    startReminding: (): (() => Promise<void>) =>
      pollLoop(
        async () => {
          await remindOnce();
          await forgetReminded(db, KEPT_DAYS);
        },
        EVERY,
        (error) => log.error({ err: error }, 'reminding failed'),
      ),
  };
}
