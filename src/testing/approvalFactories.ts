import type {
  Approval,
  ApprovalBooking,
  ApprovalBudget,
  ApprovalList,
  ApprovalStep,
  ApprovalSummary,
  CostCentre,
  PersonName,
  PolicyCheck,
  QuotePolicy,
} from '@/api';

export const buildPersonName = (over: Partial<PersonName> = {}): PersonName => ({
  id: 9,
  name: 'Meera Iyer',
  email: 'meera@northwind.example',
  role_label: 'Company Admin',
  ...over,
});

export const vikram = buildPersonName({
  id: 12,
  name: 'Vikram Rao',
  email: 'vikram@northwind.example',
  role_label: 'Manager',
});

const partnerships = { id: 4, code: 'CC-120', name: 'Client Partnerships' };

export const buildApprovalBooking = (over: Partial<ApprovalBooking> = {}): ApprovalBooking => ({
  id: 501,
  booking_number: 'FY-2026-000501',
  event: 3,
  event_title: 'Winter Symphony Night',
  event_start_at: '2099-12-12T14:00:00Z',
  event_timezone: 'Asia/Kolkata',
  venue: 'Jamshed Bhabha Theatre, NCPA',
  city: 'Mumbai',
  image: '/posters/music-1.svg',
  ticket_tier_name: 'Patron Box',
  quantity: 4,
  unit_price: '18500.00',
  amount: '89066.40',
  status: 'pending',
  colleagues: [],
  ...over,
});

export const buildApprovalBudget = (over: Partial<ApprovalBudget> = {}): ApprovalBudget => ({
  id: 21,
  limit: '800000.00',
  committed: '612480.00',
  reserved_by_others: '36933.60',
  this_request: '89066.40',
  remaining: '61520.00',
  enforcement: 'hard',
  period: 'quarter',
  ends_on: '2099-12-31',
  ...over,
});

export const buildApprovalStep = (over: Partial<ApprovalStep> = {}): ApprovalStep => ({
  decider: 'admin',
  status: 'waiting',
  people: [{ ...buildPersonName(), for_name: null }],
  decided_by: null,
  for_person: null,
  decided_at: null,
  note: '',
  ...over,
});

/** Vikram asks for four seats; the signed-in person may decide. */
export function buildApproval(over: Partial<Approval> = {}): Approval {
  return {
    id: 71,
    version: 1,
    status: 'pending',
    created_at: '2026-11-24T08:18:00Z',
    requester: vikram,
    cost_centre: partnerships,
    purpose: 'Hosting four people from Meridian Steel before their renewal in January.',
    purpose_kind: 'client_hosting',
    guests: [],
    bookings: [buildApprovalBooking()],
    currency: 'INR',
    subtotal: '74000.00',
    service_fee: '1480.00',
    gst: '13586.40',
    total: '89066.40',
    findings: [
      {
        kind: 'budget',
        outcome: 'allow',
        sentence: 'Within the budget of Client Partnerships',
        detail: '',
      },
      {
        kind: 'ticket_price',
        outcome: 'needs_approval',
        sentence: '₹18,500.00 a seat, above the ₹15,000.00 limit',
        detail: 'Only a company admin may approve this',
      },
    ],
    budget: buildApprovalBudget(),
    steps: [buildApprovalStep()],
    deadline: '2099-11-25T12:30:00Z',
    decided_at: null,
    reason: '',
    pay_by: null,
    payment: null,
    is_paid: false,
    is_in_advance: false,
    pays_on_account: false,
    can_decide: true,
    can_withdraw: false,
    can_delegate: true,
    ...over,
  };
}

/** The same request in a list. */
export function buildApprovalSummary(over: Partial<ApprovalSummary> = {}): ApprovalSummary {
  return {
    id: 71,
    version: 1,
    status: 'pending',
    created_at: '2026-11-24T08:18:00Z',
    requester: vikram,
    cost_centre: partnerships,
    event_title: 'Winter Symphony Night',
    event_count: 1,
    image: '/posters/music-1.svg',
    event_start_at: '2099-12-12T14:00:00Z',
    event_timezone: 'Asia/Kolkata',
    seats: 4,
    ticket_tier_name: 'Patron Box',
    currency: 'INR',
    total: '89066.40',
    is_exception: true,
    deadline: '2099-11-25T12:30:00Z',
    pay_by: null,
    is_paid: false,
    decided_at: null,
    can_decide: true,
    ...over,
  };
}

export function buildApprovalList(
  results: ApprovalSummary[] = [buildApprovalSummary()],
  over: Partial<ApprovalList> = {},
): ApprovalList {
  const waiting = results.filter(({ can_decide }) => can_decide).length;
  return { count: results.length, waiting, results, ...over };
}

/** Engineering, with a budget that the signed-in person may see. */
export function buildCostCentre(over: Partial<CostCentre> = {}): CostCentre {
  return {
    id: 6,
    version: 1,
    code: 'CC-210',
    name: 'Engineering',
    is_active: true,
    owner: buildPersonName({ id: 13, name: 'Leela Thomas', role_label: 'Manager' }),
    members: [{ id: 7, name: 'Asha Rao' }],
    budget: {
      id: 22,
      version: 1,
      cost_centre: { id: 6, code: 'CC-210', name: 'Engineering' },
      period: 'quarter',
      starts_on: '2099-10-01',
      ends_on: '2099-12-31',
      currency: 'INR',
      enforcement: 'hard',
      carries_over: false,
      amount: '600000.00',
      carried_over: '0.00',
      limit: '600000.00',
      reserved: '0.00',
      committed: '218640.00',
      remaining: '381360.00',
      used_percent: 36,
      may_manage: false,
    },
    is_mine: true,
    may_manage: false,
    ...over,
  };
}

/** What the policy says to the cart: Meera decides. */
export function buildPolicyCheck(over: Partial<PolicyCheck> = {}): PolicyCheck {
  return {
    outcome: 'needs_approval',
    findings: [
      {
        kind: 'ticket_price',
        outcome: 'allow',
        sentence: '₹9,800.00 a seat, within the ₹15,000.00 limit',
        detail: '',
      },
      {
        kind: 'request_total',
        outcome: 'needs_approval',
        sentence: 'Above ₹25,000.00, so an approval is needed',
        detail: 'Meera Iyer decides for Northwind',
      },
    ],
    total: '6018.00',
    currency: 'INR',
    cost_centre: null,
    remaining_after: null,
    deciders: [{ ...buildPersonName(), for_name: null }],
    needs_admin: true,
    deadline: '2099-11-26T12:30:00Z',
    usual_hours: 4,
    pays_on_account: false,
    asks_guests: false,
    ...over,
  };
}

export const buildQuotePolicy = (over: Partial<QuotePolicy> = {}): QuotePolicy => ({
  outcome: 'needs_approval',
  has_cost_centres: true,
  requires_cost_centre: true,
  pays_on_account: false,
  account: null,
  asks_guests: false,
  waiting: 0,
  ...over,
});
