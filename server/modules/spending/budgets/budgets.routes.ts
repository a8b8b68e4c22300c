import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import { etagOf } from '../../../lib/version';
import type { BudgetsService } from './budgets.service';

export type BudgetsOperation = 'listBudgets' | 'setBudget' | 'getBudget' | 'getBudgetLedger';

export function createBudgetsHandlers(budgets: BudgetsService): Handlers<BudgetsOperation> {
  return {
    listBudgets: (request) => budgets.list(callerOf(request), request.query),
    async setBudget(request, reply) {
      const ifMatch = request.headers['if-match'];
      const budget = await budgets.set(callerOf(request), request.body, ifMatch);
      reply.header('ETag', etagOf(budget.version));
      return budget;
    },
    async getBudget(request, reply) {
      const budget = await budgets.get(callerOf(request), request.params.id);
      reply.header('ETag', etagOf(budget.version));
      return budget;
    },
    getBudgetLedger: (request) =>
      budgets.ledger(callerOf(request), request.params.id, request.query),
  };
}
