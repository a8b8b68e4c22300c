import type { Caller } from '../../contract/caller';
import type { BodyOf, Schemas } from '../../contract/types';
import { inTransaction } from '../../db/transaction';
import type { ModuleDeps } from '../../deps';
import { bookingErrors } from '../bookings/bookingErrors.rules';
import type { BookingsService } from '../bookings/bookings.service';
import { assertBookable } from '../bookings/create/validateBooking.rules';
import type { InventoryService } from '../inventory/inventory.service';
import { lockLine } from '../inventory/waitingSeats.service';
import { checkInAdvance, type WantedTickets } from '../spending/approvals/requestInAdvance.service';
import { policyErrors } from '../spending/policy/policyErrors.rules';
import type { JoinWaitingList } from './joinWaitingList.service';
import { endEntry, settleOffers } from './waitingEnds.service';
import { presentEntry } from './waitingList.presenter';
import { waitingListErrors } from './waitingListErrors.rules';
import * as repository from './waitingList.repository';
import type { StoredEntry } from './waitingList.types';

interface WaitingListDeps extends Pick<ModuleDeps, 'db'> {
  inventory: Pick<InventoryService, 'findOffer' | 'assertTierLimits'>;
  bookings: Pick<BookingsService, 'remove'>;
  join: JoinWaitingList;
}

export type WaitingListService = ReturnType<typeof createWaitingListService>;

/**
 * @throws 409 `policy_refused`, and `approval_required`: an entry that was made without a request cannot get one later
 */
async function assertAllowed(
  trx: ModuleDeps['db'],
  wanted: Omit<WantedTickets, 'guests'>,
): Promise<void> {
  const checked = await checkInAdvance(trx, { ...wanted, guests: [] });
  if (checked?.outcome === 'refuse') throw policyErrors.refused(checked.findings);
  if (checked?.outcome === 'needs_approval') throw policyErrors.approvalRequired(checked.findings);
}

/** A person's own places on waiting lists (docs/product/booking.md#waiting-list). */
export function createWaitingListService({ db, inventory, bookings, join }: WaitingListDeps) {
  /** @throws 404 for an entry of somebody else */
  async function findOwn(trx: typeof db, caller: Caller, id: number): Promise<StoredEntry> {
    const entry = await repository.findEntry(trx, id);
    if (entry?.user_id !== caller.userId) throw waitingListErrors.noSuchEntry();
    return entry;
  }

  async function get(caller: Caller, id: number): Promise<Schemas['WaitingEntry']> {
    const [row] = await repository.findListed(db, caller.userId, id);
    if (!row) throw waitingListErrors.noSuchEntry();
    return presentEntry(row);
  }

  return {
    async list(caller: Caller): Promise<Schemas['WaitingList']> {
      const rows = await repository.findListed(db, caller.userId, null);
      return { results: rows.map(presentEntry) };
    },

    /** @see createJoin */
    join: async (caller: Caller, body: BodyOf<'joinWaitingList'>) =>
      get(caller, await join(caller, body)),

    /**
     * An entry that wants more tickets moves to the end of the line. @throws 400, 404, 409 `not_waiting`,
     * `tier_limit`, `approval_binding`, `approval_required`, `policy_refused`
     */
    async update(caller: Caller, id: number, body: BodyOf<'updateWaitingEntry'>) {
      await inTransaction(db, async (trx) => {
        const { event_id: eventId, ticket_tier_id: tierId } = await findOwn(trx, caller, id);
        await lockLine(trx, tierId);
        const entry = await findOwn(trx, caller, id);
        if (entry.status !== 'waiting') throw waitingListErrors.notWaiting(entry.status);
        if (entry.approval_id !== null) throw waitingListErrors.withRequest();
        const quantity = body.quantity ?? entry.quantity;
        const toTheEnd = quantity > entry.quantity;
        if (toTheEnd) {
          if (caller.companyId === null) throw bookingErrors.noCompany();
          const offer = { eventId, tierId, companyId: caller.companyId };
          const tier = assertBookable(await inventory.findOffer(offer, trx));
          if (quantity > tier.maxPerBooking) throw bookingErrors.tooMany(tier.maxPerBooking);
          await inventory.assertTierLimits(trx, {
            userId: caller.userId,
            companyId: caller.companyId,
            seats: new Map([[tierId, quantity]]),
            exceptEntry: id,
          });
          await assertAllowed(trx, { ...offer, quantity });
        }
        const acceptsFewer = body.accepts_fewer ?? entry.accepts_fewer;
        await repository.changeEntry(trx, id, { quantity, acceptsFewer }, { toTheEnd });
      });
      return get(caller, id);
    },

    /**
     * Leaves the waiting list; offered seats go to the next in line. @throws 404, 409 `not_waiting` and as removing a
     * booking
     */
    async leave(caller: Caller, id: number): Promise<void> {
      const actor = { id: caller.userId, name: caller.name || caller.email };
      const offered = await inTransaction(db, async (trx) => {
        const entry = await findOwn(trx, caller, id);
        if (entry.status === 'offered') return entry.booking_id;
        const reason = 'You left the waiting list.';
        if (
          entry.status === 'waiting' &&
          (await endEntry(trx, entry, { status: 'left', reason, actor }))
        )
          return null;
        throw waitingListErrors.notWaiting(entry.status);
      });
      if (offered === null) return;
      await bookings.remove(caller, offered);
      await settleOffers(db, caller.userId);
    },
  };
}
