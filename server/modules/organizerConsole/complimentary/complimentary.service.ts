import type { Caller } from '../../../contract/caller';
import type { BodyOf, Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { once } from '../../../http/idempotency/idempotency.service';
import { keyedRequest } from '../../../http/idempotency/keyedRequest';
import { enqueue } from '../../../jobs/queue';
import { conflict } from '../../../lib/errors';
import { readLine } from '../../../lib/input';
import { phrase } from '../../../lib/personalText';
import { bookingCancelled } from '../../bookings/bookings.jobs';
import { bookingErrors } from '../../bookings/bookingErrors.rules';
import { recordHistory } from '../../bookings/history.service';
import { recordAudit } from '../../identity/audit/audit.service';
import { endSale, giveSeats } from '../../inventory/inventory.service';
import {
  invalidAttendees,
  readDetails,
  type Problems,
} from '../../tickets/attendees/attendees.rules';
import type { TicketsService } from '../../tickets/tickets.service';
import { eventNotFound } from '../authoring/eventChanges.service';
import { mayEdit } from '../../identity/people/organizerRoles.rules';
import * as repository from './complimentary.repository';
import type { ComplimentaryEvent } from './complimentary.repository';

type Db = ModuleDeps['db'];
type Attendee = Schemas['ComplimentaryAttendee'];

interface ComplimentaryDeps extends Pick<ModuleDeps, 'db'> {
  tickets: Pick<TicketsService, 'issue' | 'saveAttendees' | 'voidForBooking'>;
}

interface Gift {
  caller: Caller;
  event: ComplimentaryEvent;
  tier: { id: number; name: string };
  attendees: readonly Attendee[];
  reason: string;
}

export type ComplimentaryService = ReturnType<typeof createComplimentaryService>;

/** Complimentary tickets: an organizer gives away seats of a tier without price, payment or invoice. */
export function createComplimentaryService({ db, tickets }: ComplimentaryDeps) {
  /** @throws 409 `sold_out`, `booking_closed`, 429; @returns the ids of the bookings */
  async function give(trx: Db, gift: Gift): Promise<number[]> {
    const { caller, event, tier, attendees, reason } = gift;
    const actor = { id: caller.userId, name: caller.name || caller.email };
    const count = attendees.length;
    const ids = await giveSeats(trx, { eventId: event.id, tierId: tier.id, count, actor, reason });
    if (ids.length === 0) {
      const available = (await repository.findTier(trx, event.id, tier.id))?.available ?? 0;
      throw available < count
        ? bookingErrors.soldOut(available)
        : bookingErrors.closed('Tickets of this tier cannot be given away now.');
    }
    await tickets.issue(
      trx,
      ...ids.map((bookingId) => ({ bookingId, eventId: event.id, tierId: tier.id, quantity: 1 })),
    );
    for (const [index, id] of ids.entries()) {
      await tickets.saveAttendees(trx, id, attendees.slice(index, index + 1));
    }
    await recordAudit(trx, caller, {
      action: 'ticket.given',
      thing: { id: null, title: tier.name },
      says: `gave ${count} complimentary ${count === 1 ? 'ticket' : 'tickets'} of ${tier.name} for ${event.title}: ${reason}`,
      // The audit lists no attendees; their details are in the bookings.
      after: { tickets: count, reason },
      event,
    });
    return ids;
  }

  return {
    /**
     * Issues all tickets or none.
     * @throws 400 with fields such as `attendees.3.email`, 404, 409 `sold_out`, `booking_closed`,
     *   `idempotency_conflict`, 429
     */
    async give(
      caller: Caller,
      eventId: number,
      body: BodyOf<'giveComplimentaryTickets'>,
      key: string | undefined,
    ): Promise<Schemas['ComplimentaryTickets']> {
      const event = await repository.findEvent(db, eventId);
      if (!event || !mayEdit(caller, event.organizer_id)) throw eventNotFound();
      assertReadable(body.attendees);
      const reason = readLine(body.reason, 'reason', 'Say why they are given away.');
      const request = { ...body, eventId };
      const keyed = keyedRequest(caller.userId, 'giveComplimentaryTickets', key, request);
      const { attendees } = body;
      const { complimentary: ids } = await inTransaction(db, (trx) =>
        once(trx, keyed, async () => {
          const tier = await repository.findTier(trx, eventId, body.tier);
          if (!tier) throw bookingErrors.noSuchTier();
          const gift = { caller, event, tier: { ...tier, id: body.tier }, attendees, reason };
          return { complimentary: await give(trx, gift) };
        }),
      );
      return { tickets: ids.length, booking_numbers: await repository.findNumbers(db, ids) };
    },

    /** @throws 404, 409 `booking_cancelled`, `ticket_used` */
    withdraw: (caller: Caller, id: number): Promise<Schemas['Message']> =>
      inTransaction(db, async (trx) => {
        const booking = await repository.lockComplimentary(trx, id);
        if (!booking || !mayEdit(caller, booking.event.organizer_id)) {
          throw bookingErrors.noSuchBooking();
        }
        if (booking.status !== 'confirmed') throw bookingErrors.noLongerValid(booking.status);
        if (booking.is_used) {
          throw conflict('ticket_used', 'This ticket was let in and cannot be taken back.');
        }
        await endSale(trx, booking);
        await tickets.voidForBooking(trx, id);
        const actor = { id: caller.userId, name: caller.name || caller.email };
        await recordHistory(trx, [
          { kind: 'cancelled', bookingId: id, actor, from: 'confirmed', to: 'cancelled' },
        ]);
        await enqueue(trx, bookingCancelled, {
          key: String(id),
          payload: { booking: id, reason: null, by: null },
        });
        const attendee = booking.attendee ?? booking.booking_number;
        const guest = { person: null, email: booking.attendee_email, name: attendee };
        await recordAudit(trx, caller, {
          action: 'ticket.withdrawn',
          thing: { id: null, title: guest },
          says: phrase`took back the complimentary ticket of ${guest} for ${booking.event.title}`,
          before: { booking: booking.booking_number, attendee: guest },
          event: booking.event,
        });
        return {
          message: `The ticket of ${attendee} is no longer valid. They are told by email.`,
        };
      }),
  };
}

/** @throws 400 with the problems of all rows */
function assertReadable(attendees: readonly Attendee[]): void {
  const problems: Problems = {};
  attendees.forEach((attendee, index) => readDetails(attendee, `attendees.${index}.`, problems));
  if (Object.keys(problems).length > 0) throw invalidAttendees(problems);
}
