import { bookingErrors } from './bookingErrors.rules';
import type { Db } from './bookings.repository';
import { isAnySuspended } from './suspension.repository';

/** For bookings that are to be paid, or held for longer. @throws 403 company_suspended */
export async function assertMayBook(
  trx: Db,
  bookings: readonly { company_id: number }[],
): Promise<void> {
  const companies = [...new Set(bookings.map((booking) => booking.company_id))];
  if (await isAnySuspended(trx, companies)) throw bookingErrors.companySuspended();
}
