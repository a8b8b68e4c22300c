import type { ModuleDeps } from '../../../deps';
import { enqueue } from '../../../jobs/queue';
import { recordHistory } from '../../bookings/history.service';
import {
  lockRequested,
  releaseRequested,
  type RequestedBooking,
} from '../../inventory/approvalHolds.service';
import { releaseBudget } from '../budgets/budgetUse.service';
import { announceApproval } from '../../webhooks/outbox.service';
import { approvalNews, type ApprovalNews } from './approvals.jobs';
import * as repository from './approvals.repository';
import type { LockedApproval } from './approvals.repository';

type Db = ModuleDeps['db'];

export interface RequestEnd {
  status: 'declined' | 'expired' | 'withdrawn';
  /** Shown on the request and on its bookings. */
  reason: string;
  /** Null when the server ends the request. */
  actor: { id: number; name: string } | null;
}

/**
 * Queues mails about a request, once for each kind of news and version: after a reassignment the same person may be
 * asked again. Webhooks are told of the request and of its end.
 */
export async function enqueueNews(trx: Db, approval: number, news: ApprovalNews): Promise<void> {
  const { version } = await repository.readApproval(trx, approval);
  await enqueue(trx, approvalNews, {
    key: `${approval}:${news}:v${version}`,
    payload: { approval, news, version },
  });
  if (news === 'requested') await announceApproval(trx, 'approval.requested', approval);
  if (isDecision(news)) await announceApproval(trx, 'approval.decided', approval);
}

const isDecision = (news: ApprovalNews): boolean =>
  news === 'approved' || news === 'declined' || news === 'withdrawn' || news === 'expired';

/** Ends a locked, unpaid request and releases its seats and budget in the same transaction. */
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

/** Releases seats and budget of unpaid bookings; the bookings stay in the cart without seats. */
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
  // A booking that is no longer in this request may have a reservation from a later one.
  const unpaid = bookings
    .filter((one) => one.is_of_request && one.payment_status === 'pending')
    .map(({ id }) => id);
  await releaseBudget(trx, unpaid, {
    note: `Request ${approval.id}: ${reason}`,
    ...(actor && { actor }),
  });
}
