import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { maySeeBudget } from '../../policies/budgets/budgetReach.service';
import { reserveBudget, unchargeBookings } from '../../policies/budgets/budgetUse.service';
import { assertPolicyAllows, policyForPayment } from '../../policies/policy/policy.service';
import { findCharges } from './chargePurchase.repository';
import type { PricedLines } from './writePayment.service';

type Db = ModuleDeps['db'];

/** Whom a purchase is charged to. */
export interface PurchaseCharge {
  costCentreId: number | null;
  purpose: string;
}

export const noCharge: PurchaseCharge = { costCentreId: null, purpose: '' };

export const chargeOf = (body: Schemas['PurchasePurpose'] | null | undefined): PurchaseCharge =>
  body?.cost_centre === undefined && !body?.purpose
    ? noCharge
    : { costCentreId: body.cost_centre ?? null, purpose: body.purpose?.trim() ?? '' };

/**
 * What the policy of the company says to paying these lines now (D28).
 * @throws 409 `policy_refused`, `approval_required`, `cost_centre_required`
 */
export async function assertMayPay(
  trx: Db,
  { lines, companyId }: PricedLines,
  { costCentreId }: PurchaseCharge,
): Promise<void> {
  const bookingIds = lines.map(({ booking }) => booking.id);
  assertPolicyAllows(await policyForPayment(trx, { companyId, bookingIds, costCentreId }));
}

/**
 * Reserves the budget of lines that no request has reserved (D27); without a cost centre they are charged to none.
 * @returns whether any of them is charged, so that settling the payment commits it
 * @throws 404, 409 `cost_centre_inactive`, `budget_exceeded`
 */
export async function chargePurchase(
  trx: Db,
  caller: Caller,
  { lines, companyId, currency, quote }: PricedLines,
  { costCentreId, purpose }: PurchaseCharge,
): Promise<boolean> {
  const ids = lines.map(({ booking }) => booking.id);
  const { isCharged, approved } = await findCharges(trx, ids);
  const own = lines.flatMap(({ booking }, index) =>
    approved.includes(booking.id)
      ? []
      : [{ bookingId: booking.id, amount: quote.lines[index]?.total ?? 0 }],
  );
  if (own.length === 0) return isCharged;
  if (costCentreId === null) {
    const bookingIds = own.map(({ bookingId }) => bookingId);
    if (isCharged) await unchargeBookings(trx, bookingIds, { note: 'Paid without a cost centre.' });
    return isCharged;
  }
  await reserveBudget(trx, {
    ...{ companyId, costCentreId, currency, approvalId: null, purpose },
    actor: { id: caller.userId, name: caller.name || caller.email },
    lines: own,
    maySeeRemaining: await maySeeBudget(trx, caller, costCentreId),
  });
  return true;
}
