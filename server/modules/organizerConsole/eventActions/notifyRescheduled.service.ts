import { inTransaction } from '../../../db/transaction';
import { whenOf, type Occasion } from '../../../lib/dateFormat';
import type { ModuleDeps } from '../../../deps';
import type { MailedEvent } from './event.mails';
import type { RescheduledEvent } from './eventActions.jobs';
import { recordHistory } from '../../bookings/history.service';
import { claimBookingsToNotify } from './notifyRescheduled.repository';
import { findGuestTickets } from './guests.repository';
import { groupBy } from '../../../lib/groupBy';
import { guestsOf } from './guests.rules';
import type { EventNotices } from './eventNotices.service';

type Db = ModuleDeps['db'];

/** People per transaction. */
const BATCH_SIZE = 50;

export type NotifyRescheduledService = ReturnType<typeof createNotifyRescheduledService>;

/** Notifies bookers and guests of a rescheduled event in batches, each person once. */
export function createNotifyRescheduledService({
  db,
  notices,
}: Pick<ModuleDeps, 'db'> & { notices: EventNotices }) {
  async function notifyBatch(trx: Db, rescheduled: RescheduledEvent): Promise<boolean> {
    const { event, sequence, by } = rescheduled;
    const before = { ...rescheduled.before, timezone: event.timezone };
    const claim = { eventId: event.id, sequence, rescheduledAt: rescheduled.at };
    const { bookings, mayBeMore } = await claimBookingsToNotify(trx, claim, BATCH_SIZE);
    const ids = bookings.map((booking) => booking.id);
    const guests = guestsOf(await findGuestTickets(trx, event.id, ids));
    const note = rescheduleNote(event, before);
    await recordHistory(
      trx,
      bookings.map((booking) => ({
        kind: 'event_moved',
        bookingId: booking.id,
        actor: by,
        from: null,
        to: null,
        note,
      })),
    );
    const rescheduling = { event, before, sequence };
    const booked = bookings.filter((booking) => !booking.is_complimentary);
    for (const own of groupBy(booked, (booking) => booking.user_id).values()) {
      await notices.notifyRescheduled(trx, rescheduling, own);
    }
    await notices.notifyGuestsOfRescheduling(trx, rescheduling, guests);
    return mayBeMore;
  }

  /** @param until milliseconds since 1970 after which no new batch begins */
  async function run(rescheduled: RescheduledEvent, until = Infinity): Promise<void> {
    while (await inTransaction(db, (trx) => notifyBatch(trx, rescheduled))) {
      if (Date.now() >= until) return;
    }
  }

  return { run };
}

/** The history note with the changed time and venue. */
function rescheduleNote(event: MailedEvent, before: Occasion & { venue: string }): string {
  const [now, then] = [whenOf(event), whenOf(before)];
  const time = now === then ? null : `It is now on ${now}; it was to be on ${then}.`;
  const venue =
    event.venue === before.venue
      ? null
      : `It is now at ${event.venue}; it was to be at ${before.venue}.`;
  return [time, venue].filter(Boolean).join(' ');
}
