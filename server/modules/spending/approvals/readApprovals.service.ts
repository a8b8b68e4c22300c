import type { Caller } from '../../../contract/caller';
import type { QueryOf, Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { readingScope } from '../../bookings/visibility.rules';
import { maySeeBudget } from '../budgets/budgetReach.service';
import { requestGuests } from '../guests/guests.service';
import { findApprovedUse } from './approvalBudget.repository';
import { approvalErrors } from './approvalErrors.rules';
import { isAdminOf } from './approvalRights.rules';
import { presentApproval, presentSummary } from './approvals.presenter';
import { findSteps } from './approvals.repository';
import { delegatorsOf, peopleOfStep } from './deciders.service';
import * as delegations from './delegations.repository';
import * as repository from './readApprovals.repository';
import type { ApprovalReader } from './readApprovals.repository';

type Db = ModuleDeps['db'];

export type ApprovalsReader = ReturnType<typeof createApprovalsReader>;

/** Lists and reads requests for requesters, approvers and company admins (D29). */
export function createApprovalsReader({ db }: { db: Db }) {
  /** @throws 404 for people without a company */
  async function readerFor(caller: Caller): Promise<ApprovalReader> {
    const { userId, companyId } = caller;
    if (companyId === null) throw approvalErrors.noSuchRequest();
    const delegators = await delegatorsOf(db, userId);
    return { userId, companyId, isAdmin: isAdminOf(caller, companyId), delegators };
  }

  return {
    async list(caller: Caller, query: QueryOf<'listApprovals'>): Promise<Schemas['ApprovalList']> {
      const { role = 'approver', status, search = '', page = 1, page_size: size = 20 } = query;
      const { count, waiting, rows } = await repository.findApprovals(db, await readerFor(caller), {
        role,
        status,
        search: search.trim(),
        limit: size,
        offset: (page - 1) * size,
      });
      return { count, waiting, results: rows.map(presentSummary) };
    },

    find,

    /** @throws 404 */
    async get(caller: Caller, id: number): Promise<Schemas['Approval']> {
      const approval = await find(caller, id);
      if (!approval) throw approvalErrors.noSuchRequest();
      return approval;
    },
  };

  /** Undefined for a request that the caller may not read. @throws 404 for people without a company */
  async function find(caller: Caller, id: number): Promise<Schemas['Approval'] | undefined> {
    const reader = await readerFor(caller);
    const row = await repository.findApproval(db, reader, id);
    if (!row) return undefined;
    const lines = await repository.findLines(db, id);
    const steps = await findSteps(db, id);
    const deciding = [];
    for (const { person_id: personId } of steps) {
      const step = { companyId: row.company_id, requesterId: row.requester_id, personId };
      deciding.push(await peopleOfStep(db, step));
    }
    const named = steps.flatMap((step) => [step.decided_by, step.decided_for]);
    const ids = named.filter((person) => person !== null);
    const people = await delegations.findColleagues(db, row.company_id, { ids });
    const scope = readingScope(caller);
    return presentApproval(row, {
      lines,
      steps,
      deciding,
      readerId: caller.userId,
      guests: await requestGuests(db, id),
      people: new Map(people.map((person) => [person.id, person])),
      colleagues:
        scope.kind === 'company' && scope.companyProven
          ? await repository.findColleaguesGoing(
              db,
              row.company_id,
              id,
              lines.map((line) => line.event_id),
            )
          : new Map(),
      use: await budgetOf(caller, row),
    });
  }

  async function budgetOf(caller: Caller, row: repository.ApprovalDetailRow) {
    if (row.cost_centre_id === null) return null;
    const mayDecide = row.requester_id !== caller.userId;
    if (!mayDecide && !(await maySeeBudget(db, caller, row.cost_centre_id))) return null;
    return (await findApprovedUse(db, row.id)) ?? null;
  }
}
