import type { Caller } from '../../../contract/caller';
import type { StoredApproval, StoredStep } from './approvals.repository';

/** A person who has currently named the caller as their delegate. */
export interface Delegator {
  id: number;
  role: Caller['role'];
}

export interface StepRight {
  /** The caller decides as a company admin, whose approval covers every later step too. */
  asAdmin: boolean;
  /** The person on whose behalf a delegate decides. */
  decidedFor: number | null;
}

/** Whether the caller is an admin of a company that has proven its domain, with power over all of its people (D30). */
export const isAdminOf = (
  caller: Pick<Caller, 'companyId' | 'companyProven' | 'role'>,
  companyId: number,
): boolean =>
  caller.role === 'company_admin' && caller.companyId === companyId && caller.companyProven;

/** The step to decide next. */
export const currentStep = (steps: readonly StoredStep[]): StoredStep | undefined =>
  steps.find((step) => step.status === 'waiting');

/**
 * Whether the caller may decide a step: its approver, their delegate, or a company admin; never the requester (D29).
 * @returns undefined when the caller may not
 */
export function rightTo(
  caller: Pick<Caller, 'userId' | 'companyId' | 'companyProven' | 'role'>,
  approval: Pick<StoredApproval, 'company_id' | 'requester_id'>,
  step: Pick<StoredStep, 'decider' | 'person_id'>,
  delegators: readonly Delegator[],
): StepRight | undefined {
  if (caller.userId === approval.requester_id || caller.companyId !== approval.company_id) {
    return undefined;
  }
  if (isAdminOf(caller, approval.company_id)) return { asAdmin: true, decidedFor: null };
  const asAdmin = step.decider === 'admin';
  if (step.person_id === caller.userId) return { asAdmin, decidedFor: null };
  const delegator = delegators.find(
    (one) =>
      one.id !== approval.requester_id &&
      (one.id === step.person_id ||
        (step.person_id === null && asAdmin && one.role === 'company_admin')),
  );
  return delegator && { asAdmin, decidedFor: delegator.id };
}
