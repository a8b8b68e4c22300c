import type { ModuleDeps } from '../../../deps';
import type { ReturnedSeats } from '../../bookings/cancellation.rules';
import type { Gateways } from '../gateways/gateways.service';
import { lockPayment } from '../payments.repository';
import * as repository from './bookingRefunds.repository';
import type { PaidShareRow, ShareRefundRow } from './bookingRefunds.repository';
import type { OpenShare } from './refundParts.rules';
import { sumCommitted } from './refunds.repository';
import type { BookingsRefund, RefundsService } from './refunds.service';
import { findOpenShares } from './refundShares.repository';

type Db = ModuleDeps['db'];

/** A booking's payment, the amount that can still be refunded, and its refunds; money in minor units. */
export interface BookingRefundState {
  share: PaidShareRow;
  open: OpenShare;
  /** May be less than the share's unrefunded amount, because refunds in the gateway's dashboard count too. */
  refundable: number;
  /** Whether the gateway can refund parts of a payment. */
  allowsParts: boolean;
  /** Newest first. */
  refunds: ShareRefundRow[];
}

type RefundedShare = BookingsRefund['shares'][number];

interface OrganizersRefund {
  /** Null refunds everything that is left. */
  amount: number | null;
  reason: string;
  requestedBy: number;
}

export type BookingRefunds = ReturnType<typeof createBookingRefunds>;

/** Full and partial refunds of a booking that the event's organizer makes. */
export function createBookingRefunds({
  gateways,
  refunds,
}: {
  gateways: Pick<Gateways, 'of'>;
  refunds: Pick<RefundsService, 'requestForBookings'>;
}) {
  return {
    /** Returns undefined when the booking is not paid. */
    async read(db: Db, bookingId: number): Promise<BookingRefundState | undefined> {
      const share = await repository.findPaidShare(db, bookingId);
      if (!share) return undefined;
      const open = (await findOpenShares(db, [share.share_id])).get(share.share_id);
      if (!open) return undefined;
      const ofPayment = share.captured - (await sumCommitted(db, share.payment_id));
      return {
        share,
        open,
        refundable: Math.max(0, Math.min(open.left, ofPayment)),
        allowsParts: share.captured === 0 || gateways.of(share).refundsParts,
        refunds: await repository.findRefundsOfShare(db, share.share_id),
      };
    },

    /** Locks the payment of a booking. @returns false when it is not paid */
    async lockPaymentOf(trx: Db, bookingId: number): Promise<boolean> {
      const share = await repository.findPaidShare(trx, bookingId);
      if (!share) return false;
      await lockPayment(trx, share.payment_id);
      return true;
    },

    /** Locks the payments of bookings. */
    async lockPaymentsOf(trx: Db, bookingIds: readonly number[]): Promise<void> {
      for (const id of await repository.findPaymentsOf(trx, bookingIds)) await lockPayment(trx, id);
    },

    /**
     * Requests refunds for unclaimed seats by the refund terms, one for each pool and payment, and stores the amounts
     * kept. The caller's transaction has locked payments and bookings and has returned the seats.
     */
    async requestForSeats(
      trx: Db,
      pool: number,
      returned: readonly ({ bookingId: number } & ReturnedSeats)[],
    ): Promise<void> {
      const refunded = new Map<number, { share: PaidShareRow; shares: RefundedShare[] }>();
      for (const { bookingId, refund, kept, keptFee } of returned) {
        const share = await repository.findPaidShare(trx, bookingId);
        if (!share) continue;
        const { payment_id: paymentId, share_id: id, refund_fee_kept: feeIsKept } = share;
        await repository.addKept(trx, id, { kept, keptFee });
        if (refund === 0) continue;
        const { shares } = refunded.get(paymentId) ?? { shares: [] };
        const part = { amount: refund, feeIsKept };
        refunded.set(paymentId, { share, shares: [...shares, { id, bookingId, part }] });
      }
      for (const [paymentId, { share, shares }] of refunded) {
        await refunds.requestForBookings(trx, {
          payment: { ...share, id: paymentId },
          scope: `seats:${pool}`,
          shares,
          reason: 'Nobody claimed these seats.',
        });
      }
    },

    /** The caller's transaction has locked the payment and the booking, and has ended the booking if it ends. */
    async request(
      trx: Db,
      bookingId: number,
      { share }: BookingRefundState,
      { amount, reason, requestedBy }: OrganizersRefund,
    ): Promise<void> {
      const { payment_id: paymentId, share_id: id } = share;
      const earlier = await repository.countOrganizersRefunds(trx, paymentId, bookingId);
      await refunds.requestForBookings(trx, {
        payment: { ...share, id: paymentId },
        scope: `part:${bookingId}:${earlier + 1}`,
        shares: [{ id, bookingId, ...(amount !== null && { part: { amount, feeIsKept: false } }) }],
        reason,
        requestedBy,
      });
    },
  };
}
