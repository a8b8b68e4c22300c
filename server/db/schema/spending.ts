import type { Generated } from 'kysely';
import type { Schemas } from '../../contract/types';
import type { JsonWithDefault, OptionalTime, StampedTime, Time } from '../columns';

export type BudgetPeriod = Schemas['BudgetPeriod'];
export type BudgetEnforcement = Schemas['BudgetEnforcement'];
export type BudgetEntryKind = Schemas['BudgetEntryKind'];
export type PolicyRuleKind = Schemas['PolicyRuleKind'];
export type PolicyOutcome = Schemas['PolicyOutcome'];
export type Decider = Schemas['Decider'];
export type GuestKind = Schemas['GuestKind'];
export type ApprovalStatus = Schemas['ApprovalStatus'];
export type PurposeKind = Schemas['PurposeKind'];

export interface Guest {
  name: string;
  organisation: string;
  kind: GuestKind;
  /** Empty or missing if it is not known. */
  email?: string;
}

/** The verdict of one rule, or of the budget, on a request. */
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
  /** Unique in the company, ignoring case. */
  code: string;
  name: string;
  owner_id: number | null;
  is_active: Generated<boolean>;
  version: Generated<number>;
  created_at: StampedTime;
  updated_at: StampedTime;
}

/** People who see the remaining budget of the cost centre. */
export interface CostCentreMembersTable {
  cost_centre_id: number;
  user_id: number;
}

/** What a cost centre may spend in a period; minor units, fee and GST included. */
export interface BudgetsTable {
  id: Generated<number>;
  cost_centre_id: number;
  period: BudgetPeriod;
  /** `YYYY-MM-DD`, in India. */
  starts_on: string;
  /** The last day. */
  ends_on: string;
  currency: Generated<string>;
  enforcement: Generated<BudgetEnforcement>;
  carries_over: Generated<boolean>;
  /** The remaining amount has moved to the budget of the next period. */
  is_carried_over: Generated<boolean>;
  amount: number;
  /** Amount moved from the previous period less the amount moved to the next one. */
  carried_over: Generated<number>;
  /** Sum of live requests and open payments. */
  reserved: Generated<number>;
  /** Paid, less what came back. */
  committed: Generated<number>;
  /** The highest alert that was sent: 80 or 100 per cent of the limit used; 0 for none. */
  alerted: Generated<number>;
  version: Generated<number>;
  created_at: StampedTime;
  updated_at: StampedTime;
}

/** The ledger. Rows are never updated. The columns of the budget are the sums of the changes. */
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

/** The cost centre that a booking is charged to, and the amount of its budget reserved or used; minor units. */
export interface BudgetAllocationsTable {
  booking_id: number;
  company_id: number;
  cost_centre_id: number;
  /** Null if the cost centre has no budget for the day. */
  budget_id: number | null;
  approval_id: number | null;
  purpose: Generated<string>;
  /** Reserved until the booking is paid or its seats are released. */
  reserved: Generated<number>;
  /** Paid, less what came back. */
  committed: Generated<number>;
  created_at: StampedTime;
  updated_at: StampedTime;
}

/** A rule as stored; `above` in minor units. */
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

/** A company without a row has no rules. */
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

/** A request for approval of bookings; money in minor units. */
export interface ApprovalsTable {
  id: Generated<number>;
  company_id: number;
  requester_id: number;
  cost_centre_id: number | null;
  status: Generated<ApprovalStatus>;
  purpose: string;
  purpose_kind: Generated<PurposeKind>;
  /** Findings of the policy at the time of the request. */
  findings: JsonWithDefault<PolicyFinding[]>;
  currency: string;
  subtotal: number;
  service_fee: number;
  gst: number;
  total: number;
  /** Decided by the policy at the time of the request. */
  pays_on_account: Generated<boolean>;
  /** End of the hold for the decision. */
  deadline: Time;
  /** End of the time to pay an approved request. */
  pay_by: OptionalTime;
  /** When the request was approved or ended. */
  decided_at: OptionalTime;
  reason: Generated<string>;
  /** When the request was paid or ended otherwise, so that it no longer holds seats or reserves budget. */
  closed_at: OptionalTime;
  /** Number of reminders sent. */
  reminded: Generated<number>;
  version: Generated<number>;
  created_at: StampedTime;
  updated_at: StampedTime;
}

/** The bookings of a request with their cost at that time; minor units. */
export interface ApprovalBookingsTable {
  approval_id: number;
  booking_id: number;
  quantity: number;
  unit_price: number;
  /** Share of the total. */
  amount: number;
}

/** The decisions that a request needs, in order. */
export interface ApprovalStepsTable {
  approval_id: number;
  position: number;
  decider: Decider;
  /** Who decides; null for every company admin. */
  person_id: number | null;
  /** Who handed the step to that person. */
  delegated_by: number | null;
  status: Generated<Schemas['ApprovalStep']['status']>;
  decided_by: number | null;
  /** The person for whom a delegate decided. */
  decided_for: number | null;
  decided_at: OptionalTime;
  note: Generated<string>;
}

/** A single-use link in a mail with which a person decides one step of a request. */
export interface ApprovalLinksTable {
  id: Generated<number>;
  approval_id: number;
  /** The version of the request when the link was made. The link has no effect on later versions. */
  approval_version: number;
  /** Position of the step. */
  position: number;
  person_id: number;
  token_hash: string;
  made_at: StampedTime;
  used_at: OptionalTime;
}

/** Who decides in place of a person. */
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
  /** Normalised: ignores case, accents and punctuation, like `organisation_key`. */
  name_key: string;
  organisation_key: string;
  created_at: StampedTime;
}

/** A guest of a booking, named in the request or, if there was none, at payment. */
export interface BookingGuestsTable {
  id: Generated<number>;
  guest_id: number;
  booking_id: number;
  /** The row counts while the booking belongs to this request. */
  approval_id: number | null;
  /** The seat pool claim of the guest. The row counts while the guest has the seat. */
  claim_id?: number | null;
  /** Named for a seat after payment. The row counts while the guest has a seat of the booking. */
  as_attendee: Generated<boolean>;
  /** Holder of the booking at that time; null in rows from before this was stored. */
  invited_by?: number | null;
  kind: GuestKind;
  /** Share of the booking's cost with fee and GST; minor units of its currency. */
  value: number;
  purpose: string;
  /** Calendar year in India of the request or payment. */
  year: number;
  created_at: StampedTime;
}
