import { bookingErrors } from './bookingErrors.rules';
import type { Db } from './bookings.repository';
import { lockStanding } from './suspension.repository';

/**
 * For bookings that are to be paid, or held for longer.
 * @param payer whose account must be open; left out where the caller has just been authenticated and no money moves
 * @throws 403 company_suspended, account_closed
 */
export async function assertMayBook(
  trx: Db,
  bookings: readonly { company_id: number }[],
  payer: { userId: number } | null = null,
): Promise<void> {
  const companyIds = [...new Set(bookings.map((booking) => booking.company_id))];
  const standing = await lockStanding(trx, { companyIds, userId: payer?.userId ?? null });
  if (standing.isClosed) throw bookingErrors.accountClosed();
  if (standing.isSuspended) throw bookingErrors.companySuspended();
}
