import type { ModuleDeps } from '../../../deps';
import { approvalErrors } from './approvalErrors.rules';
import type { LockedApproval, StoredStep } from './approvals.repository';
import { markUsed } from './decisionLinks.repository';
import * as delegations from './delegations.repository';

type Db = ModuleDeps['db'];

/** A stored link of a mail. */
export interface DecisionLink {
  id: number;
  /** Version of the request when the link was created. */
  version: number;
}

/** @throws 409 when the request is decided or its deadline has passed */
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
 * Checks that the link belongs to the current version of the request.
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
 * Marks a link as used in the transaction of its decision. The caller has locked the request.
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
