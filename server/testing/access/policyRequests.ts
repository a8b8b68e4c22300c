import type { RequestBuilder } from './requestParts';

const rules = [{ kind: 'ticket_price', outcome: 'needs_approval', above: '90000.00' }];

/** Calls for the policy and the spending of a company. */
export const policyRequests = {
  getPolicy: () => ({}),
  setPolicy: () => ({ ifMatch: '*', body: { rules, decision_hours: 12 } }),
  checkPolicy: ({ open: { event, tier } }) => ({
    body: { items: [{ event: event.id, ticket_tier: tier.id, quantity: 1 }] },
  }),
  getCompanyOverview: () => ({}),
  getCompanySpend: () => ({ query: { grouping: 'event' } }),
  exportCompanySpendCsv: () => ({}),
  exportCompanySpendXlsx: () => ({}),
  exportCompanyAttendanceCsv: () => ({}),
  exportCompanyAttendanceXlsx: () => ({}),
  getCompanyHospitality: () => ({ query: { kind: 'client', guest: 'Rao' } }),
  exportCompanyHospitalityCsv: () => ({}),
  exportCompanyHospitalityXlsx: () => ({}),
} satisfies Record<string, RequestBuilder>;
