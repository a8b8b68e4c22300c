import type { Handlers } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import type { FileReader } from '../../lib/fileReader/fileReader';
import type { RateLimits } from '../../http/rateLimits/rateLimits.service';
import type { BookingsService } from '../bookings/bookings.service';
import { createApprovalEnds, type ApprovalEnds } from './approvals/approvalEnds.service';
import { createApprovalHandlers, type ApprovalOperation } from './approvals/approvals.routes';
import { createDecisions } from './approvals/decide.service';
import { createDecisionLinks } from './approvals/decisionLinks.service';
import { createDelegations } from './approvals/delegations.service';
import { createApprovalsReader } from './approvals/readApprovals.service';
import { createRequestApproval } from './approvals/requestApproval.service';
import type { ApprovalPayments } from './spending.types';
import { createBudgetsHandlers, type BudgetsOperation } from './budgets/budgets.routes';
import { createBudgetsService } from './budgets/budgets.service';
import { startBudgetWorkers } from './budgets/budgetWorkers.service';
import {
  createCostCentresHandlers,
  type CostCentresOperation,
} from './costCentres/costCentres.routes';
import { createCostCentresService } from './costCentres/costCentres.service';
import { createMergedSpending, type MergedSpending } from './merging/mergedSpending.service';
import { createImportCostCentres } from './costCentres/importCostCentres.service';
import { createCompanyPolicyService } from './policy/companyPolicy.service';
import { createPolicyHandlers, type PolicyOperation } from './policy/policy.routes';
import {
  createPolicyCheckHandlers,
  type PolicyCheckOperation,
} from './policyCheck/policyCheck.routes';
import { createPolicyCheckService } from './policyCheck/policyCheck.service';

interface SpendingModule {
  handlers: Handlers<
    | ApprovalOperation
    | PolicyOperation
    | PolicyCheckOperation
    | CostCentresOperation
    | BudgetsOperation
  >;
  approvalEnds: ApprovalEnds;
  mergedSpending: MergedSpending;
  /**
   * Ends requests, releases stale reservations, carries budgets over. @returns a function that stops it after the
   * current runs
   */
  startWorkers(): () => Promise<void>;
  /** Deletes links of requests that ended a month ago. */
  purgeExpired(): Promise<void>;
}

interface SpendingServices {
  bookings: BookingsService;
  payments: ApprovalPayments;
  rateLimits: RateLimits;
  fileReader: Pick<FileReader, 'read'>;
}

/** Cost centres and budgets, policies, and requests for approval (D27 to D29). */
export function createSpendingModule(
  deps: ModuleDeps,
  { bookings, payments, rateLimits, fileReader }: SpendingServices,
): SpendingModule {
  const { db } = deps;
  const approvalEnds = createApprovalEnds(deps);
  const reader = createApprovalsReader({ db });
  const decisions = createDecisions({ db, settleOnAccount: payments.settleOnAccount });
  const links = createDecisionLinks({ ...deps, rateLimits, reader, decisions });
  return {
    approvalEnds,
    mergedSpending: createMergedSpending(),
    handlers: {
      ...createPolicyHandlers(createCompanyPolicyService(deps)),
      ...createPolicyCheckHandlers(createPolicyCheckService(deps)),
      ...createApprovalHandlers({
        reader,
        requests: createRequestApproval({
          db,
          bookings,
          lockOpenPayments: payments.lockOpenPayments,
        }),
        decisions,
        links,
        delegations: createDelegations(deps),
      }),
      ...createCostCentresHandlers(
        createCostCentresService(deps),
        createImportCostCentres({ db, fileReader }),
      ),
      ...createBudgetsHandlers(createBudgetsService(deps)),
    },
    purgeExpired: links.purgeExpired,
    startWorkers() {
      const stops = [approvalEnds.start(), startBudgetWorkers(deps)];
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
      };
    },
  };
}
