import type { Caller } from '../../../contract/caller';
import { assertApprovalsLive } from '../../bookings/bookingStatus.rules';
import type { ModuleDeps } from '../../../deps';
import { invalidInput } from '../../../lib/errors';
import { assertMayPayOnAccount } from '../../credit/creditUse.service';
import type { PaymentGateway } from '../gateways/gateway.types';
import type { PricedLines } from '../../bookings/quote/pricedLines.rules';
import { maySeeBudget } from '../../spending/budgets/budgetReach.service';
import { reserveBudget, unchargeBookings } from '../../spending/budgets/budgetUse.service';
import { inviteGuests } from '../../spending/guests/guests.service';
import { assertPolicyAllows, policyForPayment } from '../../spending/policy/policy.service';
import type { PurchaseCharge } from './purchaseCharge.rules';

type Db = ModuleDeps['db'];

export interface PurchaseChoice extends PurchaseCharge {
  gateway: Pick<PaymentGateway, 'name'>;
}

/**
 * Checks the company's policy for paying these lines now (D28) with this payment method (D37), and stores the invited
 * guests. The caller has locked bookings and tiers.
 * @throws 400 for guests when all bookings are approved already, 409 `hold_expired`, `account_not_available`,
 *   `policy_refused`, `approval_required`, `cost_centre_required`
 */
export async function applyPolicy(
  trx: Db,
  caller: Pick<Caller, 'role' | 'companyId'>,
  { lines, companyId, quote }: Pick<PricedLines, 'lines' | 'companyId' | 'quote'>,
  { costCentreId, guests, purpose, gateway }: PurchaseChoice,
): Promise<void> {
  assertApprovalsLive(lines);
  if (gateway.name === 'account') await assertMayPayOnAccount(trx, caller, companyId);
  const bookingIds = lines.map(({ booking }) => booking.id);
  const policy = await policyForPayment(trx, { companyId, bookingIds, costCentreId, guests });
  assertPolicyAllows(policy);
  if (guests.length === 0 && !policy.asksGuests) return;
  const own = lines.flatMap(({ booking }, index) =>
    booking.approval_status === 'approved'
      ? []
      : [
          {
            bookingId: booking.id,
            quantity: booking.quantity,
            amount: quote.lines[index]?.total ?? 0,
          },
        ],
  );
  if (own.length === 0 && guests.length > 0) {
    const sentence = 'The guests of an approved request stay as they were approved.';
    throw invalidInput(sentence, { guests: sentence });
  }
  await inviteGuests(trx, { companyId, approvalId: null, guests, purpose, lines: own });
}

/**
 * Reserves budget for the lines without an approval request (D27); without a cost centre it removes an
 * earlier charge. The caller has locked bookings and tiers.
 * @returns whether a budget is charged; settling the payment then commits the reservation
 * @throws 404, 409 `cost_centre_inactive`, `budget_exceeded`
 */
export async function chargePurchase(
  trx: Db,
  caller: Pick<Caller, 'userId' | 'name' | 'email' | 'role' | 'companyProven'>,
  { lines, companyId, currency, quote }: PricedLines,
  { costCentreId, purpose }: PurchaseCharge,
): Promise<boolean> {
  const isCharged = lines.some(({ booking }) => booking.is_charged);
  const own = lines.flatMap(({ booking }, index) =>
    booking.approval_status === 'approved'
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
    companyId,
    costCentreId,
    currency,
    approvalId: null,
    purpose,
    actor: {
      id: caller.userId,
      name: caller.name || caller.email,
    },
    lines: own,
    maySeeRemaining: await maySeeBudget(trx, caller, costCentreId),
  });
  return true;
}
