import type { RequestBuilder } from './requestParts';

let made = 0;
const newCode = () => `NEW-${(made += 1)}`;

const costCentre: RequestBuilder = (data) => ({ id: data.costCentre });
const budget: RequestBuilder = (data) => ({ id: data.budget });

/** Calls for cost centres and budgets. */
export const budgetRequests = {
  listCostCentres: () => ({}),
  createCostCentre: () => ({ body: { code: newCode(), name: 'Research' } }),
  importCostCentres: () => ({ body: { content: `code,name\n${newCode()},Research\n` } }),
  getCostCentre: costCentre,
  updateCostCentre: (data) => ({ id: data.costCentre, ifMatch: '*', body: { name: 'Renamed' } }),
  listBudgets: () => ({}),
  setBudget: (data) => ({
    ifMatch: '*',
    body: {
      cost_centre: data.costCentre,
      period: 'quarter',
      starts_on: `${new Date().getUTCFullYear() + 5}-01-01`,
      amount: '1000.00',
    },
  }),
  getBudget: budget,
  getBudgetLedger: budget,
} satisfies Record<string, RequestBuilder>;
