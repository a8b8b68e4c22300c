import type { Caller } from '../../../contract/caller';
import type { BodyOf, Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { once } from '../../../http/idempotency/idempotency.service';
import { keyedRequest } from '../../../http/idempotency/keyedRequest';
import { conflict, notFound } from '../../../lib/errors';
import { readEmail, readName } from '../../../lib/input';
import { phrase } from '../../../lib/personalText';
import { singleLine } from '../../../lib/text';
import { bookingErrors } from '../../bookings/bookingErrors.rules';
import { recordAudit } from '../../identity/audit/audit.service';
import { doorsOf, isAtDoor } from '../../identity/people/door.rules';
import { giveSeats } from '../../inventory/inventory.service';
import { announceTickets } from '../../webhooks/outbox.service';
import { findTicket } from '../checkIn/checkIn.repository';
import { presentTicket } from '../checkIn/checkIn.presenter';
import { checkInCloses, checkInOpens } from '../checkIn/checkIn.rules';
import {
  deriveUse,
  findAdmittedScans,
  findScan,
  findTicketsOfBooking,
  insertScan,
} from '../checkIn/checkIns.repository';
import * as ticketsRepository from '../tickets.repository';
import type { TicketsService } from '../tickets.service';
import { findDoorEvent, findDoorTiers } from './doorGuestList.repository';

type Db = ModuleDeps['db'];
type Event = NonNullable<Awaited<ReturnType<typeof findDoorEvent>>>;
type Input = BodyOf<'addWalkIn'>;

interface WalkInsDeps extends Pick<ModuleDeps, 'db' | 'clock'> {
  tickets: Pick<TicketsService, 'issue' | 'saveAttendees'>;
}

/** Note of the bookings of walk-ins. */
const REASON = 'Walk-in';

const scanIdOf = (bookingId: number) => `walk-in-${bookingId}`;

export type WalkInsService = ReturnType<typeof createWalkInsService>;

/** People without a ticket who get a free seat at the door, as a complimentary ticket that is checked in at once. */
export function createWalkInsService({ db, clock, tickets }: WalkInsDeps) {
  /** @throws 409 `sold_out`, `booking_closed`; @returns the booking */
  async function admit(trx: Db, caller: Caller, event: Event, input: Input): Promise<number> {
    const tier = (await findDoorTiers(trx, event.id)).find(({ id }) => id === input.ticket_tier);
    if (!tier) throw bookingErrors.noSuchTier();
    const actor = { id: caller.userId, name: caller.name || caller.email };
    const gift = { eventId: event.id, tierId: tier.id, count: 1, actor, reason: REASON };
    const [bookingId] = await giveSeats(trx, gift);
    if (bookingId === undefined) {
      throw tier.is_open
        ? bookingErrors.soldOut(0)
        : bookingErrors.closed('There are no seats for walk-ins of this tier now.');
    }
    const seat = { bookingId, eventId: event.id, tierId: tier.id, quantity: 1 };
    await tickets.issue(trx, seat);
    const name = readName(input.name, 'name', 'Name');
    const email = input.email === undefined ? null : readEmail(input.email).address;
    const at = new Date(clock.now());
    const [ticket] = await ticketsRepository.lockTickets(trx, bookingId);
    if (!ticket) throw new Error(`Booking ${bookingId} has no ticket.`);
    if (email === null) {
      await ticketsRepository.nameAttendee(trx, ticket.id, name, at);
      await announceTickets(trx, 'ticket.named', [ticket.id]);
    } else {
      const attendee = { name, email };
      await tickets.saveAttendees(trx, bookingId, [attendee]);
    }
    await insertScan(trx, {
      scan_id: scanIdOf(bookingId),
      request_hash: null,
      group_scan: null,
      event_id: event.id,
      ticket_id: ticket.id,
      scanned_at: at,
      received_at: at,
      by_user: caller.userId,
      door: input.door === undefined ? null : singleLine(input.door) || null,
      result: 'accepted',
      admitted: true,
    });
    await deriveUse(trx, ticket.id, at);
    await announceTickets(trx, 'ticket.checked_in', [ticket.id], at);
    const guest = { person: null, email: email?.toLowerCase() ?? null, name };
    await recordAudit(trx, caller, {
      action: 'ticket.walked_in',
      thing: { id: ticket.id, title: guest },
      says: phrase`let in ${guest} without a ticket on a seat of ${tier.name} at ${event.title}`,
      after: { tier: tier.name, ticket: ticket.ticket_number },
      event,
    });
    return bookingId;
  }

  return {
    /**
     * @throws 400, 403 without the permission, 404, 409 `walk_ins_off`, `outside_hours`, `sold_out`,
     *   `booking_closed`, `idempotency_conflict`, 429
     */
    async add(
      caller: Caller,
      eventId: number,
      body: Input,
      key: string | undefined,
    ): Promise<Schemas['WalkIn']> {
      const doors = doorsOf(caller);
      const event = await findDoorEvent(db, eventId);
      if (!event || !isAtDoor(doors, event.organizer_id)) throw notFound('Event not found');
      if (!event.walk_ins) {
        throw conflict('walk_ins_off', 'The organizer does not allow walk-ins at this event.');
      }
      const at = new Date(clock.now());
      if (at < checkInOpens(event) || at > checkInCloses(event)) {
        throw conflict('outside_hours', 'Walk-ins are let in while the doors are open.');
      }
      const keyed = keyedRequest(caller.userId, 'addWalkIn', key, { ...body, eventId });
      const { walkIn: bookingId } = await inTransaction(db, (trx) =>
        once(trx, keyed, async () => ({ walkIn: await admit(trx, caller, event, body) })),
      );
      const checkIn = await findScan(db, scanIdOf(bookingId));
      const [first] = await findTicketsOfBooking(db, bookingId, eventId);
      const ticket = first && (await findTicket(db, { id: first.id }));
      if (!checkIn || !ticket) throw bookingErrors.noSuchBooking();
      const tiers = await findDoorTiers(db, eventId);
      return {
        ticket: presentTicket(ticket, await findAdmittedScans(db, ticket.id), at),
        check_in: checkIn.id,
        booking_number: ticket.booking_number,
        left: tiers.find(({ id }) => id === body.ticket_tier)?.free ?? 0,
      };
    },
  };
}
