import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import type { MailQueue } from '../../../mail/mailQueue.service';
import { findBooking } from '../mails/bookingMails.repository';
import { freeSeatsMail } from '../mails/seat.mails';
import { findWithFreeSeats, markNotified } from '../mails/seatMails.repository';
import { writeToDue } from './dueBookings.service';

interface FreeSeatsDeps extends Pick<ModuleDeps, 'db' | 'config'> {
  log: Pick<ModuleDeps['log'], 'error'>;
  mail: Pick<MailQueue, 'enqueue'>;
}

/**
 * Three days before an event, notifies the holder of a booking with free seats; once, even if several processes run
 * (docs/product/booking.md#seat-pools).
 */
export function createFreeSeatNotices({ db, config, log, mail }: FreeSeatsDeps) {
  const tell = (id: number): Promise<boolean> =>
    inTransaction(db, async (trx) => {
      const free = await markNotified(trx, id);
      if (free === 0) return false;
      const booking = await findBooking(trx, id);
      await mail.enqueue(trx, {
        kind: 'free_seats',
        key: `free_seats:${id}`,
        to: booking.booker_email,
        usefulFor: Math.max(1, Math.round(booking.seconds_left)),
        ...freeSeatsMail(config, booking, free),
      });
      return true;
    });

  /** @returns the number of holders notified */
  return (): Promise<number> =>
    writeToDue({
      find: (count) => findWithFreeSeats(db, count),
      write: tell,
      log,
      failure: 'a notice of free seats could not be written',
    });
}
