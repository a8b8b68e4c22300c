import type { Caller } from '../../../contract/caller';
import type { Guest, PurposeKind } from '../../../db/schema/spending';
import type { ModuleDeps } from '../../../deps';
import { hasOpenAccount } from '../../credit/creditUse.service';
import { recordAudit } from '../../identity/audit/audit.service';
import { setRequestOf } from '../../inventory/approvalHolds.service';
import { maySeeBudget } from '../budgets/budgetReach.service';
import { reserveBudget } from '../budgets/budgetUse.service';
import { checkedGuests, inviteGuests, lockInvitations } from '../guests/guests.service';
import {
  checkLines,
  hasActiveCostCentres,
  readPolicy,
  tierFacts,
  type CompanyPolicy,
  type PolicyResult,
} from '../policy/policy.service';
import { policyErrors } from '../policy/policyErrors.rules';
import { approvalErrors } from './approvalErrors.rules';
import { insertApproval, lockApproval, updateApproval } from './approvals.repository';
import { planSteps } from './deciders.service';
import { endRequest, enqueueNews, type RequestEnd } from './endRequest.service';

type Db = ModuleDeps['db'];

/** Requests in advance hold no seats, so they may wait longer than others. */
const MAX_WAIT_MS = 72 * 3600 * 1000;

/** Tickets of one tier that somebody is waiting for. */
export interface WantedTickets {
  companyId: number;
  eventId: number;
  tierId: number;
  quantity: number;
  guests: readonly Guest[];
}

export interface AdvanceCheck extends PolicyResult {
  policy: CompanyPolicy | null;
  unitPrice: number;
  title: string;
  /** The database's clock. */
  now: Date;
}

/** Checks tickets against the company's policy at current prices; null when the company cannot see the tier. */
export async function checkInAdvance(
  trx: Db,
  { companyId, eventId, tierId, quantity, guests: named }: WantedTickets,
): Promise<AdvanceCheck | null> {
  const policy = await readPolicy(trx, companyId);
  if (named.length > 0) await lockInvitations(trx, companyId);
  const guests = await checkedGuests(trx, { companyId, guests: named, bookingIds: [] });
  const [facts] = await tierFacts(trx, companyId, [tierId]);
  if (facts?.event_id !== eventId) return null;
  const checked = checkLines({ policy, lines: [{ ...facts, quantity }], guests });
  const { unit_price: unitPrice, event_title: title, read_at: now } = facts;
  return { policy, ...checked, unitPrice, title, now };
}

export interface AdvanceRequest extends WantedTickets {
  checked: AdvanceCheck;
  /** The waiting booking, which has no seats. */
  bookingId: number;
  costCentreId: number | null;
  purpose: string;
  purposeKind: PurposeKind;
  /** The end of the waiting list. */
  until: Date;
}

/**
 * Requests approval of tickets that are not available yet. Holds no seats; the budget stays reserved until the waiting
 * list entry ends (docs/product/booking.md#waiting-list). The caller has locked the tier.
 * @returns the request's id
 * @throws 409 `no_approver`, `cost_centre_required`, `budget_exceeded`; 404
 */
export async function requestInAdvance(
  trx: Db,
  caller: Caller,
  { checked, ...request }: AdvanceRequest,
): Promise<number> {
  const { companyId, bookingId, costCentreId, quantity, purpose } = request;
  const { quote, currency, needsAdmin } = checked;
  if (costCentreId === null && (await hasActiveCostCentres(trx, companyId))) {
    throw policyErrors.costCentreRequired();
  }
  const whose = { companyId, costCentreId, requesterId: caller.userId };
  const steps = await planSteps(trx, { ...whose, needsAdmin });
  if (steps.some((step) => step.people.length === 0)) throw approvalErrors.noApprover();
  const lines = [{ bookingId, quantity, unitPrice: checked.unitPrice, amount: quote.total }];
  const latest = checked.now.getTime() + MAX_WAIT_MS;
  const id = await insertApproval(trx, {
    ...whose,
    purpose,
    lines,
    steps,
    currency,
    purposeKind: request.purposeKind,
    findings: checked.findings,
    sums: quote,
    paysOnAccount: checked.policy?.pays_on_account ?? false,
    deadline: new Date(Math.min(latest, request.until.getTime())),
  });
  const { guests } = request;
  await inviteGuests(trx, { companyId, approvalId: id, guests, purpose, lines });
  await setRequestOf(trx, bookingId, id);
  if (costCentreId !== null) {
    await reserveBudget(trx, {
      companyId,
      costCentreId,
      currency,
      approvalId: id,
      purpose,
      lines,
      actor: {
        id: caller.userId,
        name: caller.name || caller.email,
      },
      maySeeRemaining: await maySeeBudget(trx, caller, costCentreId),
    });
  }
  await recordAudit(trx, caller, {
    action: 'approval.requested',
    thing: { id, title: `Request ${id}` },
    company: companyId,
    says: `asked for approval of ${checked.title}, for the waiting list`,
    after: { total: { money: quote.total, currency } },
  });
  await enqueueNews(trx, id, 'requested');
  return id;
}

/** An approved request whose tickets are not available yet. */
export interface AdvanceApproval {
  id: number;
  companyId: number;
  requesterId: number;
  /** The company's policy said so when the request was made. */
  paysOnAccount: boolean;
}

/** Locks a request. @returns null when another transaction has locked it, or it is no longer approved */
export async function lockApproved(trx: Db, id: number): Promise<AdvanceApproval | null> {
  const approval = await lockApproval(trx, id, { skipLocked: true });
  if (approval?.status !== 'approved' || approval.closed_at !== null) return null;
  const { company_id: companyId, requester_id: requesterId } = approval;
  return { id, companyId, requesterId, paysOnAccount: approval.pays_on_account };
}

/**
 * Whether the company's account pays for the tickets once they are offered. Without an open account the requester
 * pays.
 */
export const paysOnAccount = async (
  db: Db,
  { paysOnAccount: isAsked, companyId }: AdvanceApproval,
): Promise<boolean> => isAsked && (await hasOpenAccount(db, companyId));

/** Sets the time by which an approved request in advance must be paid, once its seats are offered. */
export const setPayBy = (trx: Db, id: number, until: Date): Promise<void> =>
  updateApproval(trx, id, { pay_by: until });

/**
 * Ends the request of a waiting list entry that ends without an offer, and releases its budget.
 * @param stillWaits called after the request is locked, which offers lock too; locks booking and tier, before the
 * budget is locked
 * @returns false when the entry no longer waits
 */
export async function endInAdvance(
  trx: Db,
  id: number,
  end: RequestEnd,
  stillWaits: () => Promise<boolean>,
): Promise<boolean> {
  const approval = await lockApproval(trx, id);
  if (!approval || !(await stillWaits())) return false;
  if (approval.closed_at === null) await endRequest(trx, approval, end);
  return true;
}
