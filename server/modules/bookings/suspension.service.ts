import { bookingErrors } from './bookingErrors.rules';
import type { Db } from './bookings.repository';
import { lockAccountStatus } from './suspension.repository';

/**
 * Checks that bookings may be paid or held longer.
 * @param payer the person whose account must be open; omit it when the caller was just authenticated and no money moves
 * @throws 403 company_suspended, account_closed
 */
export async function assertMayBook(
  trx: Db,
  bookings: readonly { company_id: number }[],
  payer: { userId: number } | null = null,
): Promise<void> {
  const companyIds = [...new Set(bookings.map((booking) => booking.company_id))];
  const status = await lockAccountStatus(trx, { companyIds, userId: payer?.userId ?? null });
  if (status.isClosed) throw bookingErrors.accountClosed();
  if (status.isSuspended) throw bookingErrors.companySuspended();
}
