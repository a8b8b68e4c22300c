import type { Caller } from '../../contract/caller';
import type { BodyOf } from '../../contract/types';
import { inTransaction } from '../../db/transaction';
import type { ModuleDeps } from '../../deps';
import { bookingErrors } from '../bookings/bookingErrors.rules';
import { assertBookable } from '../bookings/create/validateBooking.rules';
import type { InventoryService } from '../inventory/inventory.service';
import { changeWaiting, insertWaiting, lockLine } from '../inventory/waitingSeats.service';
import { checkInAdvance, requestInAdvance } from '../spending/approvals/requestInAdvance.service';
import { policyErrors } from '../spending/policy/policyErrors.rules';
import { settleOffers } from './waitingEnds.service';
import { waitingListErrors } from './waitingListErrors.rules';
import * as repository from './waitingList.repository';
import type { Db } from './waitingList.repository';

/** Maximum live entries of one person. */
const MAX_ENTRIES = 20;

type Body = BodyOf<'joinWaitingList'>;

interface JoinDeps extends Pick<ModuleDeps, 'db'> {
  inventory: Pick<InventoryService, 'findOffer' | 'assertTierLimits'>;
}

export type JoinWaitingList = ReturnType<typeof createJoin>;

/** Joining the waiting list of a ticket tier (docs/product/booking.md#waiting-list). */
export function createJoin({ db, inventory }: JoinDeps) {
  /**
   * Checks the company's policy, and makes the request for approval that it requires before seats can be offered.
   * @throws 404, 409
   */
  async function applyPolicy(
    trx: Db,
    { caller, companyId, body }: { caller: Caller; companyId: number; body: Body },
    until: Date,
  ): Promise<{ bookingId: number | null; approvalId: number | null }> {
    const { event: eventId, ticket_tier: tierId, quantity, guests = [] } = body;
    const wanted = { companyId, eventId, tierId, quantity, guests };
    const checked = await checkInAdvance(trx, wanted);
    if (!checked) throw bookingErrors.noSuchTier();
    if (checked.outcome === 'refuse') throw policyErrors.refused(checked.findings);
    if (checked.outcome === 'allow') return { bookingId: null, approvalId: null };
    const purpose = body.purpose?.trim() ?? '';
    if (purpose.length < 3) throw policyErrors.approvalRequired(checked.findings);
    const whose = { userId: caller.userId, companyId, tierId, quantity };
    const bookingId = await insertWaiting(trx, whose);
    const approvalId = await requestInAdvance(trx, caller, {
      ...wanted,
      checked,
      bookingId,
      purpose,
      until,
      costCentreId: body.cost_centre ?? null,
      purposeKind: body.purpose_kind ?? 'other',
    });
    return { bookingId, approvalId };
  }

  /**
   * @returns the entry's id
   * @throws 400 for too many tickets; 403 `no_company`, `company_suspended`, without access; 404; 409 `booking_closed`,
   *   `outside_sale_window`, `seats_available`, `already_waiting`, `too_many_entries`, `waiting_list_closed`, `tier_limit`,
   *   `approval_required`, `policy_refused`, `cost_centre_required`, `no_approver`, `budget_exceeded`
   */
  return async function join(caller: Caller, body: Body): Promise<number> {
    const { companyId, userId } = caller;
    if (companyId === null) throw bookingErrors.noCompany();
    const { event: eventId, ticket_tier: tierId, quantity } = body;
    await settleOffers(db, userId);
    return inTransaction(db, async (trx) => {
      const tier = assertBookable(await inventory.findOffer({ eventId, tierId, companyId }, trx));
      if (quantity > tier.maxPerBooking) throw bookingErrors.tooMany(tier.maxPerBooking);
      const line = await lockLine(trx, tierId);
      if (line.isOver) throw waitingListErrors.closed();
      if (line.free >= quantity) throw waitingListErrors.seatsAvailable(line.free);
      const { count, isWaiting } = await repository.countLive(trx, userId, tierId);
      if (isWaiting) throw waitingListErrors.alreadyWaiting();
      if (count >= MAX_ENTRIES) throw waitingListErrors.tooMany(MAX_ENTRIES);
      const seats = new Map([[tierId, quantity]]);
      await inventory.assertTierLimits(trx, { userId, companyId, seats });
      const { bookingId, approvalId } = await applyPolicy(
        trx,
        { caller, companyId, body },
        line.endsAt,
      );
      const id = await repository.insertEntry(trx, {
        userId,
        eventId,
        tierId,
        quantity,
        bookingId,
        approvalId,
        acceptsFewer: approvalId === null && (body.accepts_fewer ?? false),
      });
      if (id === undefined) throw waitingListErrors.alreadyWaiting();
      await changeWaiting(trx, tierId, 1);
      return id;
    });
  };
}
