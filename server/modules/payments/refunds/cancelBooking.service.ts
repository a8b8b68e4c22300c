import type { Caller } from '../../../contract/caller';
import type { BodyOf, Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { toMinor } from '../../../lib/money';
import { bookingErrors } from '../../bookings/bookingErrors.rules';
import type { BookingsService } from '../../bookings/bookings.service';
import { lockPayment } from '../payments.repository';
import { requestCancelRefund } from './cancelRefund.service';
import { findSettledShare } from './refundShares.repository';
import type { RefundsService } from './refunds.service';

type Db = ModuleDeps['db'];

interface CancelBookingDeps extends Pick<ModuleDeps, 'db'> {
  bookings: Pick<BookingsService, 'lockFor' | 'cancelLocked' | 'present'>;
  refunds: Pick<RefundsService, 'requestForBookings'>;
}

export type CancelBookingService = ReturnType<typeof createCancelBookingService>;

/** Cancels a booking for its holder, or for one who has left or is away (D42), and requests its refund (D13, D36). */
export function createCancelBookingService({ db, bookings, refunds }: CancelBookingDeps) {
  /** @returns false, without changes, when the booking was paid while this call waited for its lock */
  async function cancelOnce(
    trx: Db,
    caller: Caller,
    id: number,
    shown: number | null | undefined,
  ): Promise<boolean> {
    // Locks follow the order in `server/db/lockOrder.ts`.
    const share = await findSettledShare(trx, id);
    if (share) await lockPayment(trx, share.payment_id);
    const notFound = bookingErrors.noSuchBooking;
    const booking = await bookings.lockFor(trx, caller, { id, act: 'cancel', notFound });
    if (!share && (await findSettledShare(trx, id))) return false;
    const refund = await bookings.cancelLocked(trx, caller, booking, shown);
    await requestCancelRefund(trx, refunds, { caller, booking, refund });
    return true;
  }

  return {
    /** @throws 403, 404, 409 as `cancel` in bookings/cancelBooking.service.ts */
    async cancel(
      caller: Caller,
      id: number,
      body: BodyOf<'cancelBooking'>,
    ): Promise<Schemas['Booking']> {
      const shown = body?.refund;
      const sum = typeof shown === 'string' ? toMinor(shown) : shown;
      const cancel = () => inTransaction(db, (trx) => cancelOnce(trx, caller, id, sum));
      // The second call finds and locks the payment. A booking is paid only once, so it cannot fail again.
      if (!(await cancel())) await cancel();
      return bookings.present(id);
    },
  };
}
