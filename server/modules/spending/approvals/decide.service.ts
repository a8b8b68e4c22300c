import type { Caller } from '../../../contract/caller';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { forbidden } from '../../../lib/errors';
import { mentionOf, phrase } from '../../../lib/personalText';
import { recordAudit } from '../../identity/audit/audit.service';
import { lockRequested } from '../../inventory/approvalHolds.service';
import { requestGuests } from '../guests/guests.service';
import type { ApprovalPayments } from '../spending.types';
import { checkBookings } from '../policy/policy.service';
import { policyErrors } from '../policy/policyErrors.rules';
import { approvalErrors } from './approvalErrors.rules';
import { currentStep, rightTo, type StepRight } from './approvalRights.rules';
import * as repository from './approvals.repository';
import type { LockedApproval, StoredStep } from './approvals.repository';
import { findApprovedUse } from './approvalBudget.repository';
import { delegatorsOf } from './deciders.service';
import * as delegations from './delegations.repository';
import { endRequest, enqueueNews } from './endRequest.service';
import { finishRequest } from './finishRequest.service';
import { assertOpen, useLink, type DecisionLink } from './openRequest.service';

type Db = ModuleDeps['db'];

export type Decisions = ReturnType<typeof createDecisions>;

interface DecidableRequest {
  approval: LockedApproval;
  steps: StoredStep[];
  step: StoredStep;
  right: StepRight;
}

type DecisionDeps = Pick<ModuleDeps, 'db'> & Pick<ApprovalPayments, 'settleOnAccount'>;

/** Approves, declines, withdraws and reassigns requests (D29), each in one transaction. */
export function createDecisions({ db, settleOnAccount }: DecisionDeps) {
  /** Locks a request that the caller may decide now. @throws 403, 404, 409 */
  async function lockDecidable(
    trx: Db,
    caller: Caller,
    id: number,
    link: DecisionLink | null,
  ): Promise<DecidableRequest> {
    const delegators = await delegatorsOf(trx, caller.userId);
    const approval = await lockOfCompany(trx, caller, id);
    const steps = await repository.findSteps(trx, id);
    // Used after the request is locked, so that concurrent calls with one link decide only once.
    if (link) await useLink(trx, link, { approval, steps });
    const mayDecideSome = steps.some((step) => rightTo(caller, approval, step, delegators));
    if (!mayDecideSome) {
      if (link) throw approvalErrors.linkSuperseded();
      if (approval.requester_id === caller.userId) {
        throw forbidden('Nobody decides on their own request.');
      }
      throw approvalErrors.noSuchRequest();
    }
    await assertOpen(trx, approval, steps);
    const step = currentStep(steps);
    if (!step) throw new Error(`Request ${id} is pending without a step.`);
    const right = rightTo(caller, approval, step, delegators);
    if (!right) {
      if (link) throw approvalErrors.linkSuperseded();
      throw forbidden('Somebody else decides this request now.');
    }
    return { approval, steps, step, right };
  }

  async function approveLocked(
    trx: Db,
    caller: Caller,
    { approval, steps, step, right }: DecidableRequest,
    { note, overBudget, byLink }: { note: string; overBudget: boolean; byLink: boolean },
  ): Promise<void> {
    const { id } = approval;
    const bookings = await lockRequested(trx, id);
    const live = bookings.filter((one) => (one.is_live || one.is_waiting) && one.is_of_request);
    if (live.length === 0) throw approvalErrors.nothingLeft();
    // Checks the current policy, which may have changed since the request was made.
    const { outcome, findings, needsAdmin } = await checkBookings(trx, {
      companyId: approval.company_id,
      bookingIds: live.map((one) => one.id),
      guests: await requestGuests(trx, id),
    });
    if (outcome === 'refuse') throw policyErrors.refused(findings);
    const use = await findApprovedUse(trx, id);
    if (use && use.over > 0 && !overBudget) {
      throw approvalErrors.overBudget(use.over, approval.currency);
    }
    const waiting = steps.filter((one) => one.status === 'waiting');
    const decided = right.asAdmin ? waiting : [step];
    await repository.decideSteps(
      trx,
      id,
      decided.map((one) => one.position),
      { status: 'approved', decidedBy: caller.userId, decidedFor: right.decidedFor, note },
    );
    let open = waiting.filter((one) => !decided.includes(one));
    if (needsAdmin && !right.asAdmin && !steps.some((one) => one.decider === 'admin')) {
      const position = Math.max(...steps.map((one) => one.position)) + 1;
      await repository.insertSteps(trx, id, position, [{ decider: 'admin', personId: null }]);
      open = [...open, { ...step, position, decider: 'admin' }];
    }
    await recordDecision(trx, caller, approval, { what: 'approved', note, byLink });
    if (open.length > 0) {
      await repository.updateApproval(trx, id, {});
      await enqueueNews(trx, id, 'next_step');
      return;
    }
    await finishRequest(trx, { settleOnAccount }, caller, { approval, bookings, live });
  }

  return {
    /**
     * Approves the current step; a company admin's approval covers every later step too.
     * @param link link of the mail, for a caller without a sign-in; the decision uses it up
     * @throws 403, 404, 409 `already_decided`, `approval_expired`, `approval_ended`, `policy_refused`, `over_budget`,
     * `account_limit`
     */
    approve: (
      caller: Caller,
      id: number,
      { note = '', over_budget: overBudget = false }: { note?: string; over_budget?: boolean },
      link: DecisionLink | null = null,
    ): Promise<void> =>
      inTransaction(db, async (trx) => {
        const turn = await lockDecidable(trx, caller, id, link);
        const decision = { note: note.trim(), overBudget, byLink: link !== null };
        await approveLocked(trx, caller, turn, decision);
      }),

    /** Releases seats and budget. @throws 403, 404, 409 `already_decided`, `approval_expired` */
    decline: (
      caller: Caller,
      id: number,
      reason: string,
      link: DecisionLink | null = null,
    ): Promise<void> =>
      inTransaction(db, async (trx) => {
        const { approval, step, right } = await lockDecidable(trx, caller, id, link);
        const decision = { status: 'declined' as const, decidedBy: caller.userId };
        await repository.decideSteps(trx, id, [step.position], {
          ...decision,
          decidedFor: right.decidedFor,
          note: reason,
        });
        const byLink = link !== null;
        await recordDecision(trx, caller, approval, { what: 'declined', note: reason, byLink });
        const actor = { id: caller.userId, name: caller.name || caller.email };
        await endRequest(trx, approval, { status: 'declined', reason, actor });
      }),

    /** Called by the requester. @throws 403, 404, 409 `already_decided`, `approval_expired` */
    withdraw: (caller: Caller, id: number): Promise<void> =>
      inTransaction(db, async (trx) => {
        const approval = await lockOfCompany(trx, caller, id);
        if (approval.requester_id !== caller.userId) {
          const delegators = await delegatorsOf(trx, caller.userId);
          const steps = await repository.findSteps(trx, id);
          const mayRead = steps.some((step) => rightTo(caller, approval, step, delegators));
          throw mayRead
            ? forbidden('Only the person who asked can withdraw this request.')
            : approvalErrors.noSuchRequest();
        }
        await assertOpen(trx, approval, await repository.findSteps(trx, id));
        const actor = { id: caller.userId, name: caller.name || caller.email };
        await recordDecision(trx, caller, approval, { what: 'withdrawn', note: '', byLink: false });
        const reason = 'Withdrawn by the requester.';
        await endRequest(trx, approval, { status: 'withdrawn', reason, actor });
      }),

    /**
     * Reassigns the current step to somebody else in the company. Reassigning to the present approver changes nothing
     * and sends no mail.
     * @throws 400, 403, 404, 409
     */
    delegate: (
      caller: Caller,
      id: number,
      { to, note = '' }: { to: number; note?: string },
    ): Promise<void> =>
      inTransaction(db, async (trx) => {
        const { approval, step } = await lockDecidable(trx, caller, id, null);
        const [person] = await delegations.findColleagues(trx, approval.company_id, { ids: [to] });
        if (!person || to === approval.requester_id) {
          throw forbidden('Choose somebody of your company who did not ask for it.');
        }
        if (to === step.person_id) return;
        await repository.assignStep(trx, id, step.position, {
          personId: to,
          delegatedBy: caller.userId,
        });
        await repository.updateApproval(trx, id, {});
        const approver = mentionOf(person, person.name);
        const after = { approver, note: note.trim() };
        await recordAudit(trx, caller, {
          action: 'approval.delegated',
          thing: { id, title: `Request ${id}` },
          company: approval.company_id,
          says: phrase`handed request ${id} to ${approver}`,
          after,
        });
        await enqueueNews(trx, id, 'delegated');
      }),
  };
}

/** @throws 404 for a request of another company */
async function lockOfCompany(trx: Db, caller: Caller, id: number): Promise<LockedApproval> {
  const approval = await repository.lockApproval(trx, id);
  if (!approval || approval.company_id !== caller.companyId) throw approvalErrors.noSuchRequest();
  return approval;
}

interface Decision {
  what: 'approved' | 'declined' | 'withdrawn';
  note: string;
  /** Decided through the link of a mail, without a sign-in. */
  byLink: boolean;
}

async function recordDecision(
  trx: Db,
  caller: Caller,
  approval: LockedApproval,
  { what, note, byLink }: Decision,
): Promise<void> {
  await recordAudit(trx, caller, {
    action: `approval.${what}`,
    thing: { id: approval.id, title: `Request ${approval.id}` },
    company: approval.company_id,
    says: `${what === 'withdrawn' ? 'withdrew' : what} request ${approval.id}${byLink ? ' by link' : ''}`,
    after: {
      ...(note !== '' && { note }),
      total: { money: approval.total, currency: approval.currency },
    },
  });
}
