import type { Caller } from '../../../contract/caller';
import type { ModuleDeps } from '../../../deps';
import { recordAudit } from '../../identity/audit/audit.service';
import { lockApproval, findSteps } from '../approvals/approvals.repository';
import { currentStep } from '../approvals/approvalRights.rules';
import { peopleOfStep } from '../approvals/deciders.service';
import { endRequest } from '../approvals/endRequest.service';
import { policyInWords } from '../policy/companyPolicy.service';
import { freeCodes } from './costCentreCodes.rules';
import * as repository from './mergedSpending.repository';
import type { SpendingCounts } from './mergedSpending.repository';

type Db = ModuleDeps['db'];

interface MergedCompany {
  id: number;
  name: string;
}

interface Merge {
  from: MergedCompany;
  into: MergedCompany;
}

export type MergedSpending = ReturnType<typeof createMergedSpending>;

/**
 * Moves the spending data of a merged company to the other one (docs/product/people.md#people-and-companies). Runs
 * after people, requests, payments and bookings have moved, with both companies locked.
 */
export function createMergedSpending() {
  return {
    count: (db: Db, companyId: number): Promise<SpendingCounts> =>
      repository.countSpending(db, companyId),

    pendingRequests: async (db: Db, companyId: number): Promise<number[]> =>
      (await repository.findPendingRequests(db, companyId)).map(({ id }) => id),

    async move(
      trx: Db,
      caller: Caller,
      { from, into, pending }: Merge & { pending: readonly number[] },
    ): Promise<void> {
      const codes = await repository.findCodes(trx, [from.id, into.id]);
      const renamed = freeCodes(
        codes.filter((one) => one.company_id === from.id),
        codes.filter((one) => one.company_id === into.id),
      );
      await repository.setCodes(trx, renamed);
      await repository.moveRows(trx, 'cost_centres', from.id, into.id);
      await repository.moveRows(trx, 'budget_allocations', from.id, into.id);
      await repository.mergeGuests(trx, from.id, into.id);
      await mergePolicies(trx, caller, { from, into });
      if (!(await repository.isProven(trx, into.id))) {
        await endUndecidable(trx, { from, into }, pending);
      }
    },
  };
}

/** The other company keeps its policy; the audit records the merged company's policy. */
async function mergePolicies(trx: Db, caller: Caller, { from, into }: Merge): Promise<void> {
  const policy = await policyInWords(trx, from.id);
  if (!policy) return;
  const thing = { id: into.id, title: into.name };
  if (await policyInWords(trx, into.id)) {
    await repository.deletePolicy(trx, from.id);
    await recordAudit(trx, caller, {
      action: 'policy.ended',
      thing,
      company: into.id,
      before: policy,
      says: `ended the policy of ${from.name}; that of ${into.name} is in force`,
    });
    return;
  }
  await repository.movePolicy(trx, from.id, into.id);
  await recordAudit(trx, caller, {
    action: 'policy.moved',
    thing,
    company: into.id,
    after: policy,
    says: `made the policy of ${from.name} that of ${into.name}`,
  });
}

/**
 * Requests keep their approvers, who have moved too. Requests that only a company admin may decide end if no admin
 * may, because the company has not proven its domain (D30).
 */
async function endUndecidable(
  trx: Db,
  { from, into }: Merge,
  pending: readonly number[],
): Promise<void> {
  for (const id of pending) {
    const approval = await lockApproval(trx, id);
    const step = currentStep(await findSteps(trx, id));
    if (approval?.status !== 'pending' || !step) continue;
    const people = await peopleOfStep(trx, {
      companyId: into.id,
      requesterId: approval.requester_id,
      personId: step.person_id,
    });
    const isForAdmins = !people.some(
      (person) => person.id === step.person_id || person.inPlaceOf?.id === step.person_id,
    );
    if (!isForAdmins) continue;
    await endRequest(trx, approval, {
      status: 'expired',
      actor: null,
      reason: `${from.name} has become part of ${into.name}, whose domain is not proven, so that nobody can decide.`,
    });
  }
}
