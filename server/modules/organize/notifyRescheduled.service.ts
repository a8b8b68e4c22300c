import { inTransaction } from '../../db/transaction';
import { whenOf, type Occasion } from '../../lib/dateFormat';
import type { ModuleDeps } from '../../deps';
import type { MailedEvent } from './event.mails';
import type { Move } from './organize.jobs';
import { recordAffected } from './historyRecorder';
import { claimUntold } from './notifyRescheduled.repository';
import { guestsBeside } from './guests.rules';
import type { Telling } from './eventNotices.service';
import { findGuests } from './cancelEvent.repository';

type Db = ModuleDeps['db'];

/** Bookings of one transaction. */
const AT_ONCE = 50;

export type MoveTeller = ReturnType<typeof createMoveTeller>;

/** Tells people that an event has moved: each booking once, batch by batch. */
export function createMoveTeller({ db, telling }: Pick<ModuleDeps, 'db'> & { telling: Telling }) {
  async function tellSome(trx: Db, move: Move): Promise<boolean> {
    const { event, sequence, by } = move;
    const before = { ...move.before, timezone: event.timezone };
    const claim = { eventId: event.id, sequence, movedAt: move.at };
    const { bookings, mayBeMore } = await claimUntold(trx, claim, AT_ONCE);
    const ids = bookings.map((booking) => booking.id);
    const guests = await findGuests(trx, ids);
    const note = moveSentence(event, before);
    await recordAffected(
      trx,
      bookings.map((booking) => ({
        kind: 'event_moved',
        booking: { id: booking.id, userId: booking.user_id, eventId: event.id },
        actor: by,
        change: null,
        note,
      })),
    );
    for (const booking of bookings) {
      const named = guestsBeside(booking.booker_email, guests, [booking.id]);
      await telling.moved(trx, event, before, booking, named);
    }
    return mayBeMore;
  }

  /** @param until milliseconds since 1970 after which no new batch begins */
  async function run(move: Move, until = Infinity): Promise<void> {
    while (await inTransaction(db, (trx) => tellSome(trx, move))) {
      if (Date.now() >= until) return;
    }
  }

  return { run };
}

/** Only what has changed. */
function moveSentence(event: MailedEvent, before: Occasion & { venue: string }): string {
  const [now, then] = [whenOf(event), whenOf(before)];
  const time = now === then ? null : `It is now on ${now}; it was to be on ${then}.`;
  const place =
    event.venue === before.venue
      ? null
      : `It is now at ${event.venue}; it was to be at ${before.venue}.`;
  return [time, place].filter(Boolean).join(' ');
}
