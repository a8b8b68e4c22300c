import type { ModuleDeps } from '../../../deps';
import { priceLines } from '../../bookings/quote/pricedLines.rules';
import { seesAccount } from '../../credit/creditUse.service';
import type { ApprovedPurchase } from '../../spending/spending.types';
import { gatewayNamed } from '../gateways/gatewayNamed.rules';
import * as repository from '../payments.repository';
import type { FulfilmentDeps } from '../settlement/fulfilment.service';
import { noCharge } from './purchaseCharge.rules';
import { newPaymentId, writePayment } from './writePayment.service';

/**
 * Pays a person's approved bookings from the company's account, in the transaction that approves them (D37). The
 * caller has locked and approved the request.
 * @throws 403 `company_suspended`; 409 as `lockPayable`, and `account_not_available`, `account_limit`
 */
export async function settleOnAccount(
  trx: ModuleDeps['db'],
  { services, config }: { services: FulfilmentDeps; config: ModuleDeps['config'] },
  { companyId, requesterId, bookingIds, approver }: ApprovedPurchase,
): Promise<void> {
  const requester = { userId: requesterId, companyId };
  const lines = await services.bookings.lockPayable(trx, requester, bookingIds, { isSale: false });
  const payer = await repository.findPayer(trx, requesterId);
  await writePayment(
    trx,
    services,
    { ...payer, userId: requesterId, role: 'employee', companyProven: false },
    {
      paymentId: newPaymentId(),
      gateway: gatewayNamed('account', config),
      method: 'account',
      transactionFee: 0,
      seesAccount: seesAccount(approver),
    },
    priceLines(lines),
    noCharge,
  );
}
