import { inTransaction } from '../../../db/transaction';
import { pollLoop } from '../../../jobs/pollLoop';
import type { ModuleDeps } from '../../../deps';
import { mentionOf, phrase } from '../../../lib/personalText';
import { automatic, recordAudit } from '../../identity/audit/audit.service';
import { lockRequested, type RequestedBooking } from '../../inventory/approvalHolds.service';
import * as repository from './approvals.repository';
import type { LockedApproval } from './approvals.repository';
import { endRequest, enqueueNews, releaseSeats } from './endRequest.service';

type Db = ModuleDeps['db'];

const EVERY_MS = 2_000;
const BATCH = 50;

export type ApprovalEnds = ReturnType<typeof createApprovalEnds>;

/**
 * Ends requests that no longer hold any seats, and sends reminders for pending ones. Several processes may run it
 * concurrently. Queries apply the same deadlines, so their results do not depend on when it runs.
 */
export function createApprovalEnds({ db, log }: Pick<ModuleDeps, 'db' | 'log'>) {
  /** @returns false when another transaction has locked the request */
  const end = (id: number): Promise<boolean> =>
    inTransaction(db, async (trx) => {
      const approval = await repository.lockApproval(trx, id, { skipLocked: true });
      if (!approval || approval.closed_at !== null) return false;
      return endFinished(trx, approval);
    });

  const remind = ({ id, reminded }: { id: number; reminded: number }): Promise<void> =>
    inTransaction(db, async (trx) => {
      const approval = await repository.lockApproval(trx, id, { skipLocked: true });
      if (approval?.status !== 'pending' || approval.reminded !== reminded) return;
      await repository.markReminded(trx, id, reminded + 1);
      await enqueueNews(trx, id, reminded === 0 ? 'half_time' : 'last_hours');
    });

  /** Assigns a step to the company's admins when its approver has left. */
  const reassignToAdmins = (id: number): Promise<void> =>
    inTransaction(db, async (trx) => {
      const approval = await repository.lockApproval(trx, id, { skipLocked: true });
      const [step] = approval ? await repository.findAbandoned(trx, { id }) : [];
      if (!approval || !step) return;
      await repository.assignToAdmins(trx, id, step.position);
      await repository.updateApproval(trx, id, {});
      await recordAudit(trx, automatic, {
        action: 'approval.passed_on',
        thing: { id, title: `Request ${id}` },
        company: approval.company_id,
        says: phrase`asked the company admins to decide request ${id} in the place of ${mentionOf({ id: step.person_id }, step.person)}`,
      });
      await enqueueNews(trx, id, 'passed_on');
    });

  /** @returns how many requests ended */
  async function runOnce(): Promise<number> {
    let ended = 0;
    for (;;) {
      const ids = await repository.findFinished(db, BATCH);
      let progress = 0;
      for (const id of ids) if (await end(id)) progress += 1;
      ended += progress;
      if (ids.length < BATCH || progress === 0) break;
    }
    for (const left of await repository.findAbandoned(db, { count: BATCH }))
      await reassignToAdmins(left.id);
    for (const due of await repository.findToRemind(db, BATCH)) await remind(due);
    return ended;
  }

  return {
    runOnce,
    /** @returns a function that stops it after the current run */
    start: (): (() => Promise<void>) =>
      pollLoop(runOnce, EVERY_MS, (error) => log.error({ err: error }, 'ending requests failed')),
  };
}

async function endFinished(trx: Db, approval: LockedApproval): Promise<boolean> {
  const bookings = await lockRequested(trx, approval.id);
  // A payment or another hold may have been made since the request was found.
  if (bookings.some((one) => one.is_of_request && one.is_live)) return false;
  const mayWait = approval.status === 'approved' || approval.is_in_time;
  if (mayWait && bookings.some((one) => one.is_of_request && one.is_waiting)) return false;
  const isPaid = bookings.some((one) => one.payment_status !== 'pending');
  if (approval.status === 'approved' && isPaid) {
    const reason = 'It was not paid in time.';
    await releaseSeats(trx, approval, bookings, { reason, actor: null });
    await repository.updateApproval(trx, approval.id, { closed_at: new Date() });
    return true;
  }
  await endRequest(trx, approval, {
    status: 'expired',
    reason: bookings.some((one) => one.is_waiting)
      ? 'Nobody decided in time, so the place on the waiting list is given up.'
      : reasonOf(approval, bookings),
    actor: null,
  });
  return true;
}

function reasonOf(approval: LockedApproval, bookings: readonly RequestedBooking[]): string {
  if (bookings.every((one) => !one.is_open)) {
    return 'Its events were cancelled, or booking for them is over.';
  }
  if (approval.status === 'approved') return 'It was approved, and not paid in time.';
  return approval.is_in_time
    ? 'Its bookings ended before a decision.'
    : 'Nobody decided in time. The seats are on sale again.';
}
