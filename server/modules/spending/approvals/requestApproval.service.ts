import type { Caller } from '../../../contract/caller';
import type { BodyOf } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { once } from '../../../http/idempotency/idempotency.service';
import { keyedRequest } from '../../../http/idempotency/keyedRequest';
import { invalidInput } from '../../../lib/errors';
import { bookingErrors } from '../../bookings/bookingErrors.rules';
import type { BookingsService } from '../../bookings/bookings.service';
import type { PayableLine } from '../../bookings/checkoutLines.rules';
import { recordHistory } from '../../bookings/history.service';
import { priceLines } from '../../bookings/quote/pricedLines.rules';
import type { QuoteSums } from '../../bookings/quote/quote.rules';
import { hasOpenAccount } from '../../credit/creditUse.service';
import { recordAudit } from '../../identity/audit/audit.service';
import { maySeeBudget } from '../budgets/budgetReach.service';
import { reserveBudget } from '../budgets/budgetUse.service';
import { inviteGuests, lockInvitations } from '../guests/guests.service';
import { checkBookings, hasActiveCostCentres } from '../policy/policy.service';
import { policyErrors } from '../policy/policyErrors.rules';
import type { ApprovalPayments } from '../spending.types';
import { approvalErrors } from './approvalErrors.rules';
import { insertApproval } from './approvals.repository';
import { decisionDeadline } from './deadline.rules';
import { planSteps } from './deciders.service';
import { enqueueNews } from './endRequest.service';

type Db = ModuleDeps['db'];
type Body = BodyOf<'createApproval'>;

interface RequestApprovalDeps
  extends Pick<ModuleDeps, 'db'>, Pick<ApprovalPayments, 'lockOpenPayments'> {
  bookings: Pick<BookingsService, 'lockPayable' | 'holdForApproval'>;
}

export type RequestApproval = ReturnType<typeof createRequestApproval>;

/** Requests approval of pending bookings (D29): holds the seats and reserves the budget until the deadline. */
export function createRequestApproval({ db, ...deps }: RequestApprovalDeps) {
  async function make(trx: Db, caller: Caller, body: Body): Promise<number> {
    const ids = body.booking_ids;
    const costCentreId = body.cost_centre ?? null;
    const payments = await deps.lockOpenPayments(trx, caller);
    const locked = await deps.bookings.lockPayable(trx, caller, ids, { isSale: false });
    await payments.closeFor(ids);
    // The company is read from the locked bookings, because a merge of companies waits for their locks.
    const { lines, quote, companyId } = priceLines(locked);
    if (costCentreId === null && (await hasActiveCostCentres(trx, companyId))) {
      throw approvalErrors.costCentreNeeded();
    }
    const guests = body.guests ?? [];
    if (guests.length > 0) await lockInvitations(trx, companyId);
    const checked = await checkBookings(trx, { companyId, bookingIds: ids, guests });
    if (checked.outcome === 'refuse') throw policyErrors.refused(checked.findings);
    if (checked.outcome === 'allow') throw approvalErrors.notNeeded();
    const { deadline, refusal } = decisionDeadline(
      checked.lines[0]?.read_at ?? new Date(),
      checked.policy?.decision_hours ?? 24,
      checked.lines.map((line) => ({
        title: line.event_title,
        approvalHours: line.approval_hours,
        bookingEndAt: line.booking_end_at,
        startAt: line.start_at,
        offerUntil: line.offer_until,
      })),
    );
    if (deadline === null) throw approvalErrors.ended(refusal);
    const request = { companyId, costCentreId, requesterId: caller.userId };
    const steps = await planSteps(trx, { ...request, needsAdmin: checked.needsAdmin });
    if (steps.some((step) => step.people.length === 0)) throw approvalErrors.noApprover();

    const charged = chargedLines(lines, quote);
    const id = await insertApproval(trx, {
      ...request,
      purpose: body.purpose.trim(),
      purposeKind: body.purpose_kind ?? 'other',
      findings: checked.findings,
      currency: checked.currency,
      sums: quote,
      paysOnAccount:
        checked.policy?.pays_on_account === true && (await hasOpenAccount(trx, companyId)),
      deadline,
      steps,
      lines: charged,
    });
    await inviteGuests(trx, {
      companyId,
      approvalId: id,
      guests,
      purpose: body.purpose.trim(),
      lines: charged,
    });
    await deps.bookings.holdForApproval(trx, lines, {
      approvalId: id,
      until: deadline,
      companyId,
    });
    if (costCentreId !== null) {
      await reserveBudget(trx, {
        companyId,
        costCentreId,
        currency: checked.currency,
        approvalId: id,
        purpose: body.purpose.trim(),
        actor: {
          id: caller.userId,
          name: caller.name || caller.email,
        },
        lines: charged,
        maySeeRemaining: await maySeeBudget(trx, caller, costCentreId),
      });
    }
    await record(trx, caller, companyId, id, { lines, quote, currency: checked.currency });
    return id;
  }

  return {
    /**
     * @returns the request's id
     * @throws 400, 404, 409 as `lockPayable`, and `approval_not_needed`, `policy_refused`, `no_approver`,
     *   `budget_exceeded`, `approval_seats`, `approval_too_late`, `cost_centre_required`,
     *   `idempotency_conflict`
     */
    async create(caller: Caller, body: Body, idempotencyKey: string | undefined): Promise<number> {
      if (caller.companyId === null) throw bookingErrors.noCompany();
      if (body.purpose.trim().length < 3) {
        const sentence = 'Write what it is for.';
        throw invalidInput(sentence, { purpose: sentence });
      }
      const keyed = keyedRequest(caller.userId, 'createApproval', idempotencyKey, body);
      const { approval } = await inTransaction(db, (trx) =>
        once(trx, keyed, async () => ({ approval: await make(trx, caller, body) })),
      );
      return approval;
    },
  };
}

/** Each booking with its share of the total, including fee and GST; minor units. */
const chargedLines = (lines: readonly PayableLine[], quote: QuoteSums) =>
  lines.map(({ booking, unitPrice }, index) => ({
    bookingId: booking.id,
    quantity: booking.quantity,
    unitPrice,
    amount: quote.lines[index]?.total ?? 0,
  }));

async function record(
  trx: Db,
  caller: Caller,
  companyId: number,
  id: number,
  { lines, quote, currency }: { lines: readonly PayableLine[]; quote: QuoteSums; currency: string },
): Promise<void> {
  await recordHistory(
    trx,
    lines.map(({ booking }) => ({
      bookingId: booking.id,
      actor: { id: caller.userId, name: caller.name || caller.email },
      kind: 'approval_requested',
      from: 'pending' as const,
      to: 'pending' as const,
    })),
  );
  const titles = [...new Set(lines.map(({ tier }) => tier.event_title))].join(', ');
  await recordAudit(trx, caller, {
    action: 'approval.requested',
    thing: { id, title: `Request ${id}` },
    company: companyId,
    says: `asked for approval of ${titles}`,
    after: { total: { money: quote.total, currency } },
  });
  await enqueueNews(trx, id, 'requested');
}
