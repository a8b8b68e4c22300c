import type { Caller } from '../../../contract/caller';
import type { ModuleDeps } from '../../../deps';
import { recordHistory } from '../../bookings/history.service';
import { hasOpenAccount } from '../../credit/creditUse.service';
import {
  lockTiersOf,
  setApprovalHoldEnd,
  type RequestedBooking,
} from '../../inventory/approvalHolds.service';
import type { ApprovalPayments } from '../spending.types';
import * as repository from './approvals.repository';
import type { LockedApproval } from './approvals.repository';
import { findPayBy } from './deadline.repository';
import { enqueueNews, releaseSeats } from './endRequest.service';

type Db = ModuleDeps['db'];

/** A request of which every step is approved. */
interface ApprovedRequest {
  approval: LockedApproval;
  bookings: readonly RequestedBooking[];
  /** Those whose seats are still held under it. */
  live: readonly RequestedBooking[];
}

/**
 * The last step is approved. A company that pays on account has paid then, in this transaction; without an
 * open account, or where the policy did not say so, the requester pays.
 * @throws 409 `account_limit` and others of `settleOnAccount`
 */
export async function finishRequest(
  trx: Db,
  { settleOnAccount }: Pick<ApprovalPayments, 'settleOnAccount'>,
  caller: Caller,
  { approval, bookings, live }: ApprovedRequest,
): Promise<void> {
  const { id, company_id: companyId } = approval;
  // On a waiting list there are no seats yet: the time to pay begins with their offer.
  const held = live.filter((one) => !one.is_waiting);
  const isInAdvance = held.length < live.length;
  const isSettled =
    approval.pays_on_account && !isInAdvance && (await hasOpenAccount(trx, companyId));
  // Seats and budgets of some may return before those of others are sold: tiers come first.
  if (isSettled) await lockTiersOf(trx, bookings);
  const gone = bookings.filter((one) => !live.includes(one));
  if (gone.length > 0) {
    const reason = 'It could not be kept until the decision.';
    await releaseSeats(trx, approval, gone, { reason, actor: null });
  }
  const bookingIds = live.map((one) => one.id);
  const payBy = isSettled ? null : await findPayBy(trx, approval, bookingIds, { isInAdvance });
  if (payBy && held.length > 0) await setApprovalHoldEnd(trx, held, payBy);
  await repository.updateApproval(trx, id, {
    status: 'approved',
    pay_by: payBy,
    decided_at: new Date(),
  });
  await recordHistory(
    trx,
    bookingIds.map((bookingId) => ({
      bookingId,
      actor: { id: caller.userId, name: caller.name || caller.email },
      kind: 'approved',
      from: 'pending' as const,
      to: 'pending' as const,
    })),
  );
  if (isSettled) {
    const requesterId = approval.requester_id;
    await settleOnAccount(trx, { companyId, requesterId, bookingIds, approver: caller });
  }
  await enqueueNews(trx, id, 'approved');
}
