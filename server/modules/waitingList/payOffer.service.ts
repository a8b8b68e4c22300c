import { inSavepoint } from '../../db/transaction';
import { AppError } from '../../lib/errors';
import {
  paysOnAccount,
  type AdvanceApproval,
} from '../spending/approvals/requestInAdvance.service';
import type { Db } from './waitingList.repository';
import type { OfferPayments } from './waitingList.types';

/** Reasons shown to the person when the company's account cannot pay their offer, by error code. */
const UNPAID_REASONS: Readonly<Record<string, string>> = {
  account_limit:
    'The account of your company has no room for it now. Please pay in time, another way or when there is room.',
};
const DEFAULT_UNPAID_REASON =
  'The account of your company could not be charged for it. Please pay in time, another way.';

export type OfferPayment = { isPaid: true } | { isPaid: false; reason: string };

/**
 * Pays an offer that was approved in advance from the company's account if the policy says so (D37). Seats, budget and
 * account change in the transaction of the offer. If the account refuses, only the reason is stored, and the person
 * pays.
 * @param approval locked, together with its booking and the tier
 */
export async function payOffer(
  trx: Db,
  payments: OfferPayments,
  approval: AdvanceApproval,
  bookingId: number,
): Promise<OfferPayment> {
  if (!(await paysOnAccount(trx, approval))) return { isPaid: false, reason: '' };
  const { companyId, requesterId } = approval;
  try {
    await inSavepoint(trx, () =>
      payments.settleOnAccount(trx, {
        companyId,
        requesterId,
        bookingIds: [bookingId],
        approver: {
          role: 'employee',
          companyProven: false,
        },
      }),
    );
    return { isPaid: true };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { isPaid: false, reason: UNPAID_REASONS[error.code] ?? DEFAULT_UNPAID_REASON };
  }
}
