import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { enqueue } from '../../../jobs/queue';
import { mentionOf, phrase } from '../../../lib/personalText';
import { isInReach } from '../../identity/people/reach.rules';
import { changeHolder } from '../../inventory/bookingState/bookingState.service';
import type { InventoryService } from '../../inventory/inventory.service';
import { bookingErrors } from '../bookingErrors.rules';
import { bookingHandedOver } from '../bookings.jobs';
import { findByIds, findPerson, type Db } from '../bookings.repository';
import type { BookingTickets, LockedBooking, StoredTicket } from '../bookings.types';
import { assertBeforeEvent, assertPaid, limitedSeats } from '../bookingStatus.rules';
import { historyOf, recordHistory } from '../history.service';
import { isOfferedWithOthers, lockNewHolder } from './handOver.repository';
import { lockFor } from './lockFor.service';
import { recordForHolder } from './recordForHolder.service';

interface HandOverDeps extends Pick<ModuleDeps, 'db'> {
  tickets: Pick<BookingTickets, 'giveTickets' | 'listForBookings'>;
  inventory: Pick<InventoryService, 'assertMayReceive'>;
}

interface HandOverRequest {
  /** The new holder. */
  to: number;
  /** The request's field that names the new holder. */
  field: string;
  /** Tickets of the booking that the new holder gets. */
  ticketIds: readonly number[];
}

/** Unused tickets that name this person. */
export const ticketsNaming = (tickets: readonly StoredTicket[], email: string): number[] =>
  tickets
    .filter(
      (ticket) =>
        ticket.voided_at === null &&
        !ticket.is_used &&
        ticket.attendee_email?.trim().toLowerCase() === email.toLowerCase(),
    )
    .map(({ id }) => id);

export type HandOver = ReturnType<typeof createHandOver>;

/** Makes another person in the company the holder of a booking (docs/product/people.md#people-who-leave). */
export function createHandOver({ db, tickets, inventory }: HandOverDeps) {
  /** Accepts open accounts in the booking's company within the caller's reach, but no clients. @throws 400 */
  async function readNewHolder(
    trx: Db,
    caller: Caller,
    booking: LockedBooking,
    { to, field }: Pick<HandOverRequest, 'to' | 'field'>,
  ) {
    const person = to === booking.user_id ? undefined : await lockNewHolder(trx, to);
    const isColleague =
      person?.isActive &&
      person.role !== 'client' &&
      person.companyId === booking.company_id &&
      isInReach(caller, person);
    if (!isColleague) throw bookingErrors.noNewHolder(field);
    return person;
  }

  /**
   * Hands over a locked booking; the caller has checked permission. Seats, money and invoice do not change.
   * @throws 400 with `field`; 409 `not_paid`, `booking_cancelled`, `booking_refunded`, `event_started`,
   *   `event_cancelled`, `seats_offered`, `tier_limit`; 429
   */
  async function handOverLocked(
    trx: Db,
    caller: Caller,
    booking: LockedBooking,
    { ticketIds, ...request }: HandOverRequest,
  ): Promise<void> {
    const { id } = booking;
    assertPaid(booking);
    const [row] = await findByIds(trx, [id]);
    if (!row) throw bookingErrors.noSuchBooking();
    assertBeforeEvent(row);
    const to = await readNewHolder(trx, caller, booking, request);
    if (await isOfferedWithOthers(trx, id)) throw bookingErrors.offeredTogether();
    const seats = limitedSeats({ userId: to.id, companyId: booking.company_id }, [
      { booking, quantity: booking.quantity },
    ]);
    await inventory.assertMayReceive(trx, seats, to.name);
    await changeHolder(trx, id, {
      userId: to.id,
      bookedForName: row.booking_for === 'self' ? to.name : undefined,
    });
    const former = mentionOf({ id: booking.user_id }, row.user_name);
    const note = phrase`From ${former} to ${mentionOf(to, to.name)}.`;
    await recordHistory(trx, [historyOf(caller, booking, 'handed_over', { note })]);
    await recordForHolder(trx, caller, booking, {
      action: 'booking.handed_over',
      did: 'handed over',
      to: phrase` to ${mentionOf(to, to.name)}`,
      mail: 'handed_over',
    });
    const change = randomUUID();
    await enqueue(trx, bookingHandedOver, {
      key: change,
      payload: { booking: id, holder: to.id, by: caller.userId, change },
    });
    await tickets.giveTickets(trx, caller, booking, { ticketIds, to });
  }

  return {
    handOverLocked,

    /** @throws as `handOverLocked`; 403, 404 */
    handOver: (caller: Caller, id: number, body: Schemas['BookingHandOver']): Promise<void> =>
      inTransaction(db, async (trx) => {
        const notFound = bookingErrors.noSuchBooking;
        const booking = await lockFor(trx, caller, { id, act: 'hand_over', notFound });
        const ticketIds = body.give_tickets
          ? await ticketsOf(trx, tickets, { id, holder: booking.user_id })
          : [];
        await handOverLocked(trx, caller, booking, { to: body.to, field: 'to', ticketIds });
      }),
  };
}

async function ticketsOf(
  trx: Db,
  tickets: Pick<BookingTickets, 'listForBookings'>,
  { id, holder }: { id: number; holder: number },
): Promise<number[]> {
  const person = await findPerson(trx, holder);
  if (!person) return [];
  const issued = await tickets.listForBookings(trx, [id]);
  return ticketsNaming(issued.get(id) ?? [], person.email);
}
