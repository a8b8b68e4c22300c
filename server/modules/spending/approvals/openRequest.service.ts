import type { ModuleDeps } from '../../../deps';
import { approvalErrors } from './approvalErrors.rules';
import type { LockedApproval, StoredStep } from './approvals.repository';
import { markUsed } from './decisionLinks.repository';
import * as delegations from './delegations.repository';

type Db = ModuleDeps['db'];

/** A link of a mail, as it was found by its token. */
export interface DecisionLink {
  id: number;
  /** Of the request, when the link was made. */
  version: number;
}

/** @throws 409 when it is decided, or its time has passed */
export async function assertOpen(
  trx: Db,
  approval: LockedApproval,
  steps: readonly StoredStep[],
): Promise<void> {
  if (approval.status === 'expired') throw approvalErrors.expired();
  if (approval.status !== 'pending') {
    const by = [...steps].reverse().find((step) => step.decided_by !== null)?.decided_by;
    const people = by
      ? await delegations.findColleagues(trx, approval.company_id, { ids: [by] })
      : [];
    throw approvalErrors.alreadyDecided(approval.status, people[0]?.name ?? null);
  }
  if (!approval.is_in_time) throw approvalErrors.expired();
}

/**
 * Whether a link decides the request as it is now.
 * @throws 409 `already_decided`, 410 `approval_expired`, `link_superseded`
 */
export async function assertCurrent(
  db: Db,
  link: DecisionLink,
  { approval, steps }: { approval: LockedApproval; steps: readonly StoredStep[] },
): Promise<void> {
  const isLate = approval.status === 'pending' && !approval.is_in_time;
  if (isLate || approval.status === 'expired') throw approvalErrors.linkLate();
  await assertOpen(db, approval, steps);
  if (approval.version !== link.version) throw approvalErrors.linkSuperseded();
}

/**
 * Uses a link up, in the transaction of its decision; the request is locked.
 * @throws 410 `link_used`, and as `assertCurrent`
 */
export async function useLink(
  trx: Db,
  link: DecisionLink,
  request: { approval: LockedApproval; steps: readonly StoredStep[] },
): Promise<void> {
  if (!(await markUsed(trx, link.id))) throw approvalErrors.linkUsed();
  await assertCurrent(trx, link, request);
}
