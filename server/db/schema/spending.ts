import type { Generated } from 'kysely';
import type { JsonWithDefault, OptionalTime, StampedTime, Time } from '../columns';

export type BudgetPeriod = 'month' | 'quarter' | 'year';
export type BudgetEnforcement = 'hard' | 'advisory';
export type BudgetEntryKind =
  | 'reserved'
  | 'committed'
  | 'released'
  | 'given_back'
  | 'amount_set'
  | 'carried_over';
export type PolicyRuleKind =
  | 'ticket_price'
  | 'request_total'
  | 'seats'
  | 'category'
  | 'days_ahead'
  | 'guests'
  | 'guest_value'
  | 'exclusive_event';
export type PolicyOutcome = 'allow' | 'needs_approval' | 'refuse';
export type Decider = 'owner' | 'admin';
export type GuestKind = 'client' | 'public_official';
export type ApprovalStatus = 'pending' | 'approved' | 'declined' | 'expired' | 'withdrawn';
export type PurposeKind =
  | 'team_learning'
  | 'client_hosting'
  | 'recruiting'
  | 'recognition'
  | 'other';

export interface Guest {
  name: string;
  organisation: string;
  kind: GuestKind;
  /** Empty or left out where it is not known. */
  email?: string;
}

/** What one rule, or the budget, says to a request. */
export interface PolicyFinding {
  kind: PolicyRuleKind | 'cost_centre' | 'budget' | 'deadline' | 'deciders';
  outcome: PolicyOutcome;
  sentence: string;
  /** Who decides, or what to do; may be empty. */
  detail: string;
}

export interface CostCentresTable {
  id: Generated<number>;
  company_id: number;
  /** Unique in the company, without regard to case. */
  code: string;
  name: string;
  owner_id: number | null;
  is_active: Generated<boolean>;
  version: Generated<number>;
  created_at: StampedTime;
  updated_at: StampedTime;
}

/** People who see what remains of the cost centre's budget. */
export interface CostCentreMembersTable {
  cost_centre_id: number;
  user_id: number;
}

/** What a cost centre may spend in a period; minor units, fee and GST included (D27). */
export interface BudgetsTable {
  id: Generated<number>;
  cost_centre_id: number;
  period: BudgetPeriod;
  /** `YYYY-MM-DD`; days of the company's zone, India's. */
  starts_on: string;
  /** The last day. */
  ends_on: string;
  currency: Generated<string>;
  enforcement: Generated<BudgetEnforcement>;
  carries_over: Generated<boolean>;
  /** What remained has gone to the budget of the next period. */
  is_carried_over: Generated<boolean>;
  amount: number;
  /** From the period before, less what went to the next. */
  carried_over: Generated<number>;
  /** Of live requests and open payments. */
  reserved: Generated<number>;
  /** Paid, less what came back. */
  committed: Generated<number>;
  /** The highest share of the limit in use, 80 or 100 per cent, that people were told of; 0 before. */
  alerted: Generated<number>;
  version: Generated<number>;
  created_at: StampedTime;
  updated_at: StampedTime;
}

/** The ledger; rows are never changed. The sums of the changes are the columns of the budget. */
export interface BudgetEntriesTable {
  id: Generated<number>;
  budget_id: number;
  at: StampedTime;
  kind: BudgetEntryKind;
  limit_change: Generated<number>;
  reserved_change: Generated<number>;
  committed_change: Generated<number>;
  remaining_after: number;
  booking_id: number | null;
  approval_id: number | null;
  payment_id: number | null;
  person_id: number | null;
  person_name: Generated<string>;
  note: Generated<string>;
}

/** Whom a booking is charged to, and what of a budget it reserves or has used; minor units. */
export interface BudgetAllocationsTable {
  booking_id: number;
  company_id: number;
  cost_centre_id: number;
  /** Null where the cost centre has no budget for the day. */
  budget_id: number | null;
  approval_id: number | null;
  purpose: Generated<string>;
  /** Until it is paid or its seats return. */
  reserved: Generated<number>;
  /** Paid, less what came back. */
  committed: Generated<number>;
  created_at: StampedTime;
  updated_at: StampedTime;
}

/** As the database keeps a rule; `above` in minor units. */
export interface StoredPolicyRule {
  kind: PolicyRuleKind;
  outcome: PolicyOutcome;
  decider: Decider;
  above: number | null;
  seats: number | null;
  category: number | null;
  days: number | null;
  guest_kind: GuestKind | null;
  sentence: string;
}

/** D28. A company without a row has no rules. */
export interface CompanyPoliciesTable {
  company_id: number;
  version: Generated<number>;
  rules: JsonWithDefault<StoredPolicyRule[]>;
  decision_hours: Generated<number>;
  payment_hours: Generated<number>;
  pays_on_account: Generated<boolean>;
  links_allowed: Generated<boolean>;
  requires_cost_centre: Generated<boolean>;
  updated_at: StampedTime;
}

/** A request for approval of bookings (D29); money in minor units. */
export interface ApprovalsTable {
  id: Generated<number>;
  company_id: number;
  requester_id: number;
  cost_centre_id: number | null;
  status: Generated<ApprovalStatus>;
  purpose: string;
  purpose_kind: Generated<PurposeKind>;
  /** What the policy said when it was requested. */
  findings: JsonWithDefault<PolicyFinding[]>;
  currency: string;
  subtotal: number;
  service_fee: number;
  gst: number;
  total: number;
  /** The policy said so when it was requested. */
  pays_on_account: Generated<boolean>;
  /** Until when the seats are held for the decision. */
  deadline: Time;
  /** Until when an approved one can be paid. */
  pay_by: OptionalTime;
  /** When it ended, or was approved. */
  decided_at: OptionalTime;
  reason: Generated<string>;
  /** When nothing was held or reserved under it any more: it was paid, or ended otherwise. */
  closed_at: OptionalTime;
  /** How many reminders were sent. */
  reminded: Generated<number>;
  version: Generated<number>;
  created_at: StampedTime;
  updated_at: StampedTime;
}

/** The bookings of a request, with what they cost then; minor units. */
export interface ApprovalBookingsTable {
  approval_id: number;
  booking_id: number;
  quantity: number;
  unit_price: number;
  /** Share of the total. */
  amount: number;
}

/** The decisions that a request needs, in their order. */
export interface ApprovalStepsTable {
  approval_id: number;
  position: number;
  decider: Decider;
  /** Who is asked; null: every company admin. */
  person_id: number | null;
  /** Who handed it to that person. */
  delegated_by: number | null;
  status: Generated<'waiting' | 'approved' | 'declined'>;
  decided_by: number | null;
  /** In whose place a delegate decided. */
  decided_for: number | null;
  decided_at: OptionalTime;
  note: Generated<string>;
}

/** A link in a mail by which its person decides one step of a request, once. */
export interface ApprovalLinksTable {
  id: Generated<number>;
  approval_id: number;
  /** The version of the request for which it was made; in a later one it does nothing. */
  approval_version: number;
  /** The step. */
  position: number;
  person_id: number;
  token_hash: string;
  made_at: StampedTime;
  used_at: OptionalTime;
}

/** Who decides in the place of a person. */
export interface DelegationsTable {
  person_id: number;
  delegate_id: number;
  starts_at: StampedTime;
  ends_at: OptionalTime;
}

/** A person of another organisation whom a company has invited; personal data. */
export interface CompanyGuestsTable {
  id: Generated<number>;
  company_id: number;
  name: string;
  organisation: string;
  email: Generated<string>;
  /** Without differences of case, accents and punctuation, as `organisation_key`. */
  name_key: string;
  organisation_key: string;
  created_at: StampedTime;
}

/** A guest of a booking, as a request named it or, without one, the payment. */
export interface BookingGuestsTable {
  id: Generated<number>;
  guest_id: number;
  booking_id: number;
  /** It counts as long as the booking is of this request. */
  approval_id: number | null;
  /** The claim of a seat pool by which the guest has a seat: it counts as long as the seat is theirs. */
  claim_id?: number | null;
  /** Named for a seat after the payment: it counts as long as a seat of the booking is theirs. */
  as_attendee: Generated<boolean>;
  /** Who held the booking then; null in rows from before this was stored. */
  invited_by?: number | null;
  kind: GuestKind;
  /** Share of what the booking costs, with fee and GST; minor units of its currency. */
  value: number;
  purpose: string;
  /** Calendar year in India in which it was asked for or paid. */
  year: number;
  created_at: StampedTime;
}
