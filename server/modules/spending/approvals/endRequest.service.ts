import type { ModuleDeps } from '../../../deps';
import { enqueue } from '../../../jobs/queue';
import { recordHistory } from '../../bookings/history.service';
import {
  lockRequested,
  releaseRequested,
  type RequestedBooking,
} from '../../inventory/approvalHolds.service';
import { releaseBudget } from '../budgets/budgetUse.service';
import { approvalNews, type ApprovalNews } from './approvals.jobs';
import * as repository from './approvals.repository';
import type { LockedApproval } from './approvals.repository';

type Db = ModuleDeps['db'];

export interface RequestEnd {
  status: 'declined' | 'expired' | 'withdrawn';
  /** Shown to people; also on the bookings. */
  reason: string;
  /** Null for what happens by itself. */
  actor: { id: number; name: string } | null;
}

/**
 * Tells the people of a request, once for each piece of news of one version: the same person may be asked
 * again after others.
 */
export async function enqueueNews(trx: Db, approval: number, news: ApprovalNews): Promise<void> {
  const { version } = await repository.readApproval(trx, approval);
  await enqueue(trx, approvalNews, {
    key: `${approval}:${news}:v${version}`,
    payload: { approval, news, version },
  });
}

/** Ends a request that is locked without payment: seats and budget return in the same transaction. */
export async function endRequest(
  trx: Db,
  approval: LockedApproval,
  { status, reason, actor }: RequestEnd,
): Promise<void> {
  await releaseSeats(trx, approval, await lockRequested(trx, approval.id), { reason, actor });
  await repository.updateApproval(trx, approval.id, {
    status,
    reason,
    decided_at: new Date(),
    closed_at: new Date(),
  });
  await enqueueNews(trx, approval.id, status);
}

/** Seats and budget of unpaid bookings return; the bookings stay in the cart without their seats. */
export async function releaseSeats(
  trx: Db,
  approval: Pick<LockedApproval, 'id'>,
  bookings: readonly RequestedBooking[],
  { reason, actor }: Pick<RequestEnd, 'reason' | 'actor'>,
): Promise<void> {
  const released = await releaseRequested(trx, bookings);
  await recordHistory(
    trx,
    released.map((bookingId) => ({
      bookingId,
      actor,
      kind: 'approval_ended',
      from: 'pending' as const,
      to: 'pending' as const,
      note: reason,
    })),
  );
  // A booking that has left the request may be reserved for by a later one.
  const unpaid = bookings
    .filter((one) => one.is_of_request && one.payment_status === 'pending')
    .map(({ id }) => id);
  await releaseBudget(trx, unpaid, {
    note: `Request ${approval.id}: ${reason}`,
    ...(actor && { actor }),
  });
}
