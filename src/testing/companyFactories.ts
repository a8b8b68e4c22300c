import type {
  Budget,
  BudgetEntry,
  BudgetLedger,
  CompanyHospitality,
  CompanyOverview,
  CompanyPolicy,
  CompanySpend,
  CostCentre,
  PersonName,
  PolicyCheck,
  PolicyRule,
} from '@/api';

const farhan: PersonName = {
  id: 21,
  name: 'Farhan Sheikh',
  email: 'farhan@northwind.example',
  role_label: 'Manager',
};

/** Oct to Dec 2026, of which 81 percent are used. */
export function buildBudget(over: Partial<Budget> = {}): Budget {
  return {
    id: 61,
    version: 2,
    cost_centre: { id: 5, code: 'CC-110', name: 'Sales, West' },
    period: 'quarter',
    starts_on: '2026-10-01',
    ends_on: '2026-12-31',
    currency: 'INR',
    enforcement: 'hard',
    carries_over: false,
    amount: '900000.00',
    carried_over: '0.00',
    limit: '900000.00',
    reserved: '142800.00',
    committed: '584260.00',
    remaining: '172940.00',
    used_percent: 81,
    may_manage: true,
    ...over,
  };
}

/** Sales, West, owned by Farhan Sheikh. */
export function buildCostCentre(over: Partial<CostCentre> = {}): CostCentre {
  return {
    id: 5,
    version: 3,
    code: 'CC-110',
    name: 'Sales, West',
    is_active: true,
    owner: farhan,
    members: [],
    budget: buildBudget(),
    is_mine: false,
    may_manage: true,
    ...over,
  };
}

export function buildOverview(over: Partial<CompanyOverview> = {}): CompanyOverview {
  return {
    company_name: 'Northwind Industries',
    gstin: '27AAACN4521K1Z6',
    people: 148,
    from: '2026-10-01',
    to: '2026-12-31',
    currency: 'INR',
    limit: '3200000.00',
    spent: '1864320.00',
    committed: '405176.40',
    remaining: '930503.60',
    days_left: 37,
    cost_centres: [
      buildCostCentre(),
      buildCostCentre({ id: 6, code: 'CC-210', name: 'Engineering', owner: null, budget: null }),
    ],
    upcoming: [
      {
        event: 12,
        title: 'Future of Work 2026',
        start_at: '2026-12-15T04:30:00Z',
        timezone: 'Asia/Kolkata',
        city: 'Bengaluru',
        image: null,
        seats: 9,
        unassigned: 2,
        people: ['Leela Thomas', 'Asha Menon', 'Neha Shah', 'Harsh Vora'],
      },
    ],
    employees: 131,
    managers: 12,
    admins: 2,
    clients: 3,
    invited: 3,
    waiting: 4,
    account: null,
    ...over,
  };
}

/** A request of Asha that took 58,976.40 of the budget. */
export function buildBudgetEntry(over: Partial<BudgetEntry> = {}): BudgetEntry {
  return {
    id: 901,
    at: '2026-11-20T09:05:00Z',
    kind: 'reserved',
    amount: '0.00',
    reserved: '58976.40',
    committed: '0.00',
    remaining: '172940.00',
    booking: 101,
    booking_number: 'FB-2026-000101',
    event_title: 'Cloud & AI Summit',
    approval: 31,
    payment: null,
    person_name: 'Asha Menon',
    note: '',
    ...over,
  };
}

export const buildLedger = (results: BudgetEntry[], count = results.length): BudgetLedger => ({
  count,
  budget: buildBudget(),
  results,
});

/** Tickets above 25,000 need an admin. */
export function buildPolicyRule(over: Partial<PolicyRule> = {}): PolicyRule {
  return {
    kind: 'ticket_price',
    outcome: 'needs_approval',
    decider: 'admin',
    above: '25000.00',
    seats: null,
    category: null,
    days: null,
    guest_kind: null,
    sentence: '',
    text: 'Above ₹25,000.00 a ticket needs approval of a company admin',
    ...over,
  };
}

export function buildPolicy(over: Partial<CompanyPolicy> = {}): CompanyPolicy {
  return {
    version: 4,
    rules: [buildPolicyRule()],
    decision_hours: 24,
    payment_hours: 24,
    pays_on_account: false,
    links_allowed: false,
    requires_cost_centre: true,
    may_manage: true,
    ...over,
  };
}

export function buildPolicyCheck(over: Partial<PolicyCheck> = {}): PolicyCheck {
  return {
    outcome: 'needs_approval',
    findings: [
      {
        kind: 'ticket_price',
        outcome: 'needs_approval',
        sentence: 'A ticket costs ₹26,000.00, which is above ₹25,000.00.',
        detail: 'A company admin decides.',
      },
    ],
    total: '53439.84',
    currency: 'INR',
    cost_centre: buildCostCentre(),
    remaining_after: '119500.16',
    deciders: [{ ...farhan, for_name: null }],
    needs_admin: true,
    deadline: '2026-11-24T12:30:00Z',
    usual_hours: null,
    pays_on_account: false,
    asks_guests: false,
    ...over,
  };
}

export function buildSpend(over: Partial<CompanySpend> = {}): CompanySpend {
  return {
    from: '2026-10-01',
    to: '2026-12-31',
    grouping: 'cost_centre',
    currency: 'INR',
    total: '584260.00',
    results: [
      {
        key: '5',
        label: 'Sales, West',
        detail: 'CC-110',
        bookings: 3,
        seats: 12,
        spent: '584260.00',
        committed: '142800.00',
        came: 8,
        absent: 1,
        per_person_who_came: '40000.00',
      },
    ],
    ...over,
  };
}

export function buildHospitality(over: Partial<CompanyHospitality> = {}): CompanyHospitality {
  const invitation = {
    booking_number: 'FYR-24H7K2-118',
    event: 4,
    event_title: 'Cloud & AI Summit',
    event_start_at: '2026-12-17T04:00:00Z',
    event_timezone: 'Asia/Kolkata',
    value: '11800.00',
    purpose: 'To renew the agreement.',
    invited_by: 'Asha Rao',
    approved_by: ['Vikram Rao'],
  };
  return {
    count: 2,
    currency: 'INR',
    guests: 2,
    times: 4,
    value: '47200.00',
    years: [2026, 2025],
    organisations: [
      {
        organisation: 'Meridian Capital',
        guests: 1,
        times: 3,
        value: '35400.00',
      },
      {
        organisation: 'Ministry of Culture',
        guests: 1,
        times: 1,
        value: '11800.00',
      },
    ],
    results: [
      {
        guest: 1,
        name: 'Rahul Nair',
        organisation: 'Meridian Capital',
        kind: 'client',
        email: 'rahul@meridian.example',
        year: 2026,
        currency: 'INR',
        times: 3,
        value: '35400.00',
        invitations: ['118', '97', '61'].map((number) => ({
          ...invitation,
          booking_number: number,
        })),
      },
      {
        guest: 2,
        name: 'Devika Menon',
        organisation: 'Ministry of Culture',
        email: '',
        kind: 'public_official',
        year: 2025,
        currency: 'INR',
        times: 1,
        value: '11800.00',
        invitations: [
          {
            ...invitation,
            approved_by: [],
          },
        ],
      },
    ],
    ...over,
  };
}
