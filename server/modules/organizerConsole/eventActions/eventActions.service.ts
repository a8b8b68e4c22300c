import type { Caller } from '../../../contract/caller';
import type { BodyOf, Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import { conflict, forbidden, invalidInput, notFound } from '../../../lib/errors';
import { singleLine } from '../../../lib/text';
import type { ModuleDeps } from '../../../deps';
import { enqueue } from '../../../jobs/queue';
import { cancelEventJob, notifyRescheduledJob, type RescheduledEvent } from './eventActions.jobs';
import {
  isSameSchedule,
  planReschedule,
  rescheduleAudit,
  type RescheduleRequest,
} from './rescheduleEvent.rules';
import { recordAudit } from '../../identity/audit/audit.service';
import { enqueuePassUpdates } from '../../tickets/wallets/wallets.jobs';
import { announceEvents } from '../../webhooks/outbox.service';
import { mayEdit } from '../../identity/people/organizerRoles.rules';
import * as repository from './eventActions.repository';
import type { LockedEvent } from './eventActions.repository';
import type { NotifyRescheduledService } from './notifyRescheduled.service';
import type { CancelEventService } from './cancelEvent.service';

type Db = ModuleDeps['db'];

/** Milliseconds that the request spends on ending bookings; the job ends the rest. */
const REQUEST_BUDGET = 4_000;
/** Seconds until the job runs; usually the request has already finished the work. */
const JOB_DELAY = 5;

const MIN_REASON = 3;

interface EventActionsDeps extends Pick<ModuleDeps, 'config' | 'db' | 'clock' | 'log'> {
  events: { detail(caller: Caller, id: number): Promise<Schemas['Event']> };
  cancellation: CancelEventService;
  notifier: NotifyRescheduledService;
}

export type EventActionsService = ReturnType<typeof createEventActionsService>;

/** Cancelling and rescheduling events (D13). */
export function createEventActionsService({
  config,
  db,
  clock,
  log,
  events,
  cancellation,
  notifier,
}: EventActionsDeps) {
  /** Runs the work in a transaction that has locked the event. @throws 403, 404 */
  const withEvent = <T>(
    caller: Caller,
    id: number,
    work: (trx: Db, event: LockedEvent) => Promise<T>,
  ) =>
    inTransaction(db, async (trx) => {
      const event = await repository.lockEvent(trx, id);
      if (event && mayEdit(caller, event.organizer_id)) return work(trx, event);
      if (!caller.permissions.includes('organize_events')) throw notAllowed();
      throw notFound('Event not found');
    });

  /** Logs errors instead of failing the request: the change is committed and the job repeats the work. */
  const tryNow = (id: number, work: Promise<unknown>) =>
    work.catch((error: unknown) => {
      log.warn({ err: error, event: id }, 'an event’s bookings are left to the job');
    });

  return {
    /**
     * Stops sales at once and then ends the bookings; jobs refund the payments. Idempotent: a cancelled event gets the
     * same answer.
     * @throws 400, 403, 404, 409 `event_over`
     */
    async cancel(
      caller: Caller,
      id: number,
      body: BodyOf<'cancelEvent'>,
    ): Promise<Schemas['EventCancelled']> {
      const reason = singleLine(body.reason);
      if (reason.length < MIN_REASON) {
        const sentence = 'Say why the event is cancelled.';
        throw invalidInput(sentence, { reason: sentence });
      }
      await withEvent(caller, id, async (trx, event) => {
        if (event.cancelled_at !== null) return;
        if (event.is_over) throw eventOver();
        const job = { key: String(id), payload: { event: id }, afterSeconds: JOB_DELAY };
        await enqueue(trx, cancelEventJob, job);
        await repository.markCancelled(trx, id, { reason, by: caller.userId });
        await announceEvents(trx, 'event.cancelled', [id]);
        await recordAudit(trx, caller, {
          action: 'event.cancelled',
          thing: event,
          says: `cancelled ${event.title}: ${reason}`,
          after: { reason },
          event,
        });
      });
      await tryNow(id, cancellation.run(id, Date.now() + REQUEST_BUDGET));
      const done = await repository.findCancellation(db, id);
      return {
        event: id,
        cancelled_at: done.cancelled_at.toISOString(),
        reason: done.reason,
        refunded_bookings: done.refunded,
        cancelled_bookings: done.cancelled,
      };
    },

    /**
     * Changes time or venue and notifies everyone with a paid booking. Without a difference, changes nothing and sends
     * no notices.
     * @throws 400, 403, 404, 409 `event_over`, `event_cancelled`
     */
    async reschedule(
      caller: Caller,
      id: number,
      body: BodyOf<'rescheduleEvent'>,
    ): Promise<Schemas['Event']> {
      const request: RescheduleRequest = {
        start: readTime('start_date', body.start_date),
        end: readTime('end_date', body.end_date),
        venue: body.venue,
      };
      const by = { id: caller.userId, name: caller.name || caller.email };
      const rescheduled = await withEvent(
        caller,
        id,
        async (trx, event): Promise<RescheduledEvent | null> => {
          if (event.cancelled_at !== null) throw eventCancelled();
          if (event.is_over) throw eventOver();
          const schedule = planReschedule(event, request, clock.now());
          if (isSameSchedule(event, schedule)) return null;
          const { sequence, at } = await repository.saveSchedule(trx, event, schedule);
          await recordAudit(trx, caller, rescheduleAudit(event, schedule));
          const { title, city, timezone, start, end, venue } = event;
          const change: RescheduledEvent = {
            event: {
              id,
              title,
              city,
              timezone,
              start: schedule.start,
              end: schedule.end,
              venue: schedule.venue,
            },
            before: { start, end, venue },
            sequence,
            at,
            by,
          };
          const job = { key: `${id}:${sequence}`, payload: change, afterSeconds: JOB_DELAY };
          await enqueue(trx, notifyRescheduledJob, job);
          await enqueuePassUpdates(trx, config, { event: id });
          await announceEvents(trx, 'event.rescheduled', [id]);
          return change;
        },
      );
      if (rescheduled) await tryNow(id, notifier.run(rescheduled, Date.now() + REQUEST_BUDGET));
      return events.detail(caller, id);
    },
  };
}

const notAllowed = () =>
  forbidden('Only the organizer of an event and the platform’s admins can cancel or move it.');

const eventOver = () => conflict('event_over', 'This event is over.');
const eventCancelled = () => conflict('event_cancelled', 'This event has been cancelled.');

/** @throws 400 if the text is not a date and time */
function readTime(field: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) {
    const sentence = 'Write a date and time, such as 2026-12-06T14:00:00Z.';
    throw invalidInput(sentence, { [field]: sentence });
  }
  return at;
}
