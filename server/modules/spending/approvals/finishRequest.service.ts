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

/** A request with every step approved. */
interface ApprovedRequest {
  approval: LockedApproval;
  bookings: readonly RequestedBooking[];
  /** Bookings whose seats the request still holds. */
  live: readonly RequestedBooking[];
}

/**
 * Completes a request after its last approval. If the policy says so and the company has an open account, the account
 * pays in this transaction; otherwise the requester pays.
 * @throws 409 `account_limit` and others of `settleOnAccount`
 */
export async function finishRequest(
  trx: Db,
  { settleOnAccount }: Pick<ApprovalPayments, 'settleOnAccount'>,
  caller: Caller,
  { approval, bookings, live }: ApprovedRequest,
): Promise<void> {
  const { id, company_id: companyId } = approval;
  // Bookings on a waiting list have no seats yet; their time to pay begins with the offer.
  const held = live.filter((one) => !one.is_waiting);
  const isInAdvance = held.length < live.length;
  const isSettled =
    approval.pays_on_account && !isInAdvance && (await hasOpenAccount(trx, companyId));
  // Tiers are locked first, because some bookings may release seats and budgets before others are sold.
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
