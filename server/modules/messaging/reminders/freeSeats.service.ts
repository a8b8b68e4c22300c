import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import type { MailQueue } from '../../../mail/mailQueue.service';
import { findBooking } from '../mails/bookingMails.repository';
import { freeSeatsMail } from '../mails/seat.mails';
import { findWithFreeSeats, markTold } from '../mails/seatMails.repository';

const BATCH_SIZE = 50;

interface FreeSeatsDeps extends Pick<ModuleDeps, 'db' | 'config'> {
  log: Pick<ModuleDeps['log'], 'error'>;
  mail: Pick<MailQueue, 'enqueue'>;
}

/**
 * Three days before an event, tells the holder of a booking with free seats, once, however many processes run it
 * (docs/product.md#seat-pools).
 */
export function createFreeSeatNotices({ db, config, log, mail }: FreeSeatsDeps) {
  const tell = (id: number): Promise<boolean> =>
    inTransaction(db, async (trx) => {
      const free = await markTold(trx, id);
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

  /** @returns how many holders it told */
  return async function tellOnce(): Promise<number> {
    let told = 0;
    for (;;) {
      const due = await findWithFreeSeats(db, BATCH_SIZE);
      let failed = 0;
      for (const id of due) {
        try {
          if (await tell(id)) told += 1;
        } catch (error) {
          failed += 1;
          log.error({ err: error, booking: id }, 'a notice of free seats could not be written');
        }
      }
      // Failed ones are still due; without this check the loop would retry them at once and never end.
      if (due.length < BATCH_SIZE || failed > 0) return told;
    }
  };
}
