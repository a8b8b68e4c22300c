import type { Guest, StoredPolicyRule } from '../../../db/schema/spending';
import { bookingErrors } from '../../bookings/bookingErrors.rules';
import { computeQuote, type QuoteSums } from '../../bookings/quote/quote.rules';
import type { PolicyGuest } from '../guests/guestName.rules';
import { checkedGuests, lockInvitations } from '../guests/guests.service';
import { evaluatePolicy, isAboutGuests, type PolicyEvaluation } from './policy.rules';
import { policyErrors } from './policyErrors.rules';
import {
  findBookingFacts,
  findPolicy,
  findTierFacts,
  hasCostCentres,
  type BookingFacts,
  type CompanyPolicy,
  type Db,
  type TicketFacts,
} from './policy.repository';

export type { BookingFacts, CompanyPolicy, TicketFacts } from './policy.repository';

/** Facts about pending bookings for the rules. No access check. */
export const bookingFacts = findBookingFacts;

/** Facts about tiers that the company can see, at current prices. */
export const tierFacts = findTierFacts;

export const hasActiveCostCentres = hasCostCentres;

/** The policy of a company; null when none was ever set. */
export const readPolicy = async (db: Db, companyId: number): Promise<CompanyPolicy | null> =>
  (await findPolicy(db, companyId)) ?? null;

export interface LinesToCheck<Line extends TicketFacts = TicketFacts> {
  policy: Pick<CompanyPolicy, 'rules'> | null;
  lines: readonly Line[];
  guests?: readonly PolicyGuest[];
  /** Who decides, for the details of the findings. */
  decider?: string;
}

export interface PolicyResult extends PolicyEvaluation {
  quote: QuoteSums;
  currency: string;
}

/** Evaluates the policy for tickets that are paid or requested together. @throws 409 `mixed_currencies` */
export function checkLines({
  policy,
  lines,
  guests = [],
  decider = '',
}: LinesToCheck): PolicyResult {
  if (new Set(lines.map((line) => line.currency)).size > 1) throw bookingErrors.mixedCurrencies();
  const quote = computeQuote(
    lines.map((line) => ({
      amount: line.unit_price * line.quantity,
      gstPercent: line.gst_percent,
    })),
  );
  const currency = lines[0]?.currency ?? 'INR';
  const evaluation = evaluatePolicy({
    rules: policy?.rules ?? [],
    lines: lines.map((line, index) => ({
      eventId: line.event_id,
      eventTitle: line.event_title,
      categoryId: line.category_id,
      categoryName: line.category_name,
      isExclusive: line.is_exclusive,
      startAt: line.start_at,
      tierName: line.tier_name,
      quantity: line.quantity,
      unitPrice: line.unit_price,
      total: quote.lines[index]?.total ?? 0,
    })),
    total: quote.total,
    currency,
    guests,
    now: lines[0]?.read_at ?? new Date(0),
    decider,
  });
  return { ...evaluation, quote, currency };
}

export interface BookingsToCheck extends Pick<LinesToCheck, 'decider'> {
  companyId: number;
  guests?: readonly Guest[];
  /** Bookings that are not pending are ignored. */
  bookingIds: readonly number[];
}

export interface CheckedBookings extends PolicyResult {
  policy: CompanyPolicy | null;
  lines: BookingFacts[];
}

/** Evaluates the company's policy for pending bookings. No access check. @throws 409 `mixed_currencies` */
export async function checkBookings(
  db: Db,
  { companyId, bookingIds, guests: named = [], ...rest }: BookingsToCheck,
): Promise<CheckedBookings> {
  const policy = await readPolicy(db, companyId);
  const lines = await findBookingFacts(db, bookingIds);
  const guests = await checkedGuests(db, { companyId, bookingIds, guests: named });
  return { policy, lines, ...checkLines({ policy, lines, guests, ...rest }) };
}

export interface PaymentToCheck {
  companyId: number;
  bookingIds: readonly number[];
  /** The cost centre to charge. */
  costCentreId: number | null;
  guests: readonly Guest[];
}

export interface PaymentPolicy extends Pick<PolicyResult, 'outcome' | 'findings' | 'needsAdmin'> {
  /** The policy requires a cost centre and none is named. */
  lacksCostCentre: boolean;
  /** Bookings whose requests wait for a decision. */
  waiting: number[];
  /** A rule checks guests. */
  asksGuests: boolean;
}

/** Whether the company has rules about guests; then the payer or requester must name them. */
export const asksGuests = (rules: readonly Pick<StoredPolicyRule, 'kind'>[]): boolean =>
  rules.some(isAboutGuests);

const nothingToSay: PaymentPolicy = {
  outcome: 'allow',
  findings: [],
  needsAdmin: false,
  lacksCostCentre: false,
  waiting: [],
  asksGuests: false,
};

/**
 * Evaluates the policy for paying these bookings now. Skips approved bookings whose tickets and prices still match the
 * request. Needs only one statement for a company without a policy.
 */
export async function policyForPayment(
  trx: Db,
  { companyId, bookingIds, costCentreId, guests: named }: PaymentToCheck,
): Promise<PaymentPolicy> {
  const policy = await readPolicy(trx, companyId);
  if (!policy) return nothingToSay;
  const all = await findBookingFacts(trx, bookingIds);
  const lines = all.filter((line) => !line.is_approved);
  const waiting = all.filter((line) => line.is_waiting).map((line) => line.id);
  if (lines.length === 0) return { ...nothingToSay, waiting };
  if (named.length > 0) await lockInvitations(trx, companyId);
  const guests = await checkedGuests(trx, { companyId, bookingIds, guests: named });
  const { outcome, findings, needsAdmin } = checkLines({ policy, lines, guests });
  const lacksCostCentre =
    policy.requires_cost_centre && costCentreId === null && (await hasCostCentres(trx, companyId));
  return {
    outcome,
    findings,
    needsAdmin,
    lacksCostCentre,
    waiting,
    asksGuests: asksGuests(policy.rules),
  };
}

/** @throws 409 `policy_refused`, `approval_required`, `cost_centre_required` */
export function assertPolicyAllows({ outcome, findings, lacksCostCentre }: PaymentPolicy): void {
  if (outcome === 'refuse') throw policyErrors.refused(findings);
  if (outcome === 'needs_approval') throw policyErrors.approvalRequired(findings);
  if (lacksCostCentre) throw policyErrors.costCentreRequired();
}
