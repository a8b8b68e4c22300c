import type { Caller } from '../../../contract/caller';
import type { ModuleDeps } from '../../../deps';
import type { LockedBooking } from '../../bookings/bookings.types';
import { lockPayment } from '../payments.repository';
import { findSettledShare } from './refundShares.repository';
import type { RefundsService } from './refunds.service';

interface Cancelled {
  caller: Pick<Caller, 'userId'>;
  booking: Pick<LockedBooking, 'id' | 'user_id'>;
  /** Minor units. */
  refund: number;
}

/** Requests the refund of a cancelled booking at the gateway that charged it. The caller has locked the payment. */
export async function requestCancelRefund(
  trx: ModuleDeps['db'],
  refunds: Pick<RefundsService, 'requestForBookings'>,
  { caller, booking: { id, user_id: holder }, refund }: Cancelled,
): Promise<void> {
  const share = await findSettledShare(trx, id);
  if (!share || refund === 0) return;
  await refunds.requestForBookings(trx, {
    payment: await lockPayment(trx, share.payment_id),
    scope: `booking:${id}`,
    shares: [
      { id: share.id, bookingId: id, part: { amount: refund, feeIsKept: share.refund_fee_kept } },
    ],
    reason:
      holder === caller.userId
        ? 'The booking was cancelled by its holder.'
        : 'The booking was cancelled by the company of its holder.',
  });
}
