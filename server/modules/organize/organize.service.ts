import type { Caller } from '../../contract/caller';
import type { BodyOf, Schemas } from '../../contract/types';
import { inTransaction } from '../../db/transaction';
import { conflict, forbidden, invalidInput, notFound } from '../../lib/errors';
import { singleLine } from '../../lib/text';
import type { ModuleDeps } from '../../deps';
import { enqueue } from '../../jobs/queue';
import { cancelEventJob, notifyRescheduledJob, type Move } from './organize.jobs';
import { isSamePlan, planMove, type MoveWish } from './rescheduleEvent.rules';
import * as repository from './organize.repository';
import type { LockedEvent } from './organize.repository';
import type { MoveTeller } from './notifyRescheduled.service';
import type { WindUp } from './cancelEvent.service';

type Db = ModuleDeps['db'];

/** Milliseconds that a call spends on the bookings itself; what is left is done behind it. */
const PATIENCE = 4_000;
/** Seconds until the work behind begins, which as a rule finds nothing left. */
const BEHIND = 5;

const MIN_REASON = 3;

interface OrganizingDeps extends Pick<ModuleDeps, 'db' | 'clock' | 'log'> {
  events: { detail(caller: Caller, id: number): Promise<Schemas['Event']> };
  windUp: WindUp;
  teller: MoveTeller;
}

/** What an organizer may do to an event (D13): cancel it, and move it. */
export function createOrganizingService({
  db,
  clock,
  log,
  events,
  windUp,
  teller,
}: OrganizingDeps) {
  /** The work in a transaction with the event locked. @throws 404 */
  const withEvent = <T>(id: number, work: (trx: Db, event: LockedEvent) => Promise<T>) =>
    inTransaction(db, async (trx) => {
      const event = await repository.lockEvent(trx, id);
      if (!event) throw notFound('Event not found');
      return work(trx, event);
    });

  /** What fails here is done by the job: the event is cancelled or moved all the same. */
  const tryNow = (id: number, work: Promise<unknown>) =>
    work.catch((error: unknown) => {
      log.warn({ err: error, event: id }, 'an event’s bookings are left to the job');
    });

  return {
    /**
     * Ends sales at once, then the bookings; money goes back by jobs. Again it changes nothing and
     * answers the same.
     * @throws 400, 403, 404, 409 `event_over`
     */
    async cancel(
      caller: Caller,
      id: number,
      body: BodyOf<'cancelEvent'>,
    ): Promise<Schemas['EventCancelled']> {
      assertOrganizer(caller);
      const reason = singleLine(body.reason);
      if (reason.length < MIN_REASON) {
        const sentence = 'Say why the event is cancelled.';
        throw invalidInput(sentence, { reason: sentence });
      }
      await withEvent(id, async (trx, event) => {
        if (event.cancelled_at !== null) return;
        if (event.is_over) throw eventOver();
        const job = { key: String(id), payload: { event: id }, afterSeconds: BEHIND };
        await enqueue(trx, cancelEventJob, job);
        await repository.markCancelled(trx, id, { reason, by: caller.userId });
      });
      await tryNow(id, windUp.run(id, Date.now() + PATIENCE));
      const done = await repository.findCancelled(db, id);
      return {
        event: id,
        cancelled_at: done.cancelled_at.toISOString(),
        reason: done.reason,
        refunded_bookings: done.refunded,
        cancelled_bookings: done.cancelled,
      };
    },

    /**
     * Another time or place; who has paid is told. What is the same already is told to nobody.
     * @throws 400, 403, 404, 409 `event_over`, `event_cancelled`
     */
    async reschedule(
      caller: Caller,
      id: number,
      body: BodyOf<'rescheduleEvent'>,
    ): Promise<Schemas['Event']> {
      assertOrganizer(caller);
      const wish: MoveWish = {
        start: readTime('start_date', body.start_date),
        end: readTime('end_date', body.end_date),
        venue: body.venue,
      };
      const by = { id: caller.userId, name: caller.name || caller.email };
      const move = await withEvent(id, async (trx, event): Promise<Move | null> => {
        if (event.cancelled_at !== null) throw eventCancelled();
        if (event.is_over) throw eventOver();
        const plan = planMove(event, wish, clock.now());
        if (isSamePlan(event, plan)) return null;
        const { sequence, at } = await repository.saveMove(trx, event, plan);
        const { title, city, timezone, start, end, venue } = event;
        const made: Move = {
          event: { id, title, city, timezone, start: plan.start, end: plan.end, venue: plan.venue },
          before: { start, end, venue },
          sequence,
          at,
          by,
        };
        const job = { key: `${id}:${sequence}`, payload: made, afterSeconds: BEHIND };
        await enqueue(trx, notifyRescheduledJob, job);
        return made;
      });
      if (move) await tryNow(id, teller.run(move, Date.now() + PATIENCE));
      return events.detail(caller, id);
    },
  };
}

function assertOrganizer(caller: Caller): void {
  if (!caller.permissions.includes('manage_events')) {
    throw forbidden('Only the platform’s admins can cancel or move an event.');
  }
}

const eventOver = () => conflict('event_over', 'This event is over.');
const eventCancelled = () => conflict('event_cancelled', 'This event has been cancelled.');

/** @throws 400 for what is no moment */
function readTime(field: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) {
    const sentence = 'Write a date and time, such as 2026-12-06T14:00:00Z.';
    throw invalidInput(sentence, { [field]: sentence });
  }
  return at;
}
