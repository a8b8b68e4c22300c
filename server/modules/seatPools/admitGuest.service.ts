import type { Guest } from '../../db/schema/spending';
import type { ModuleDeps } from '../../deps';
import { inviteSeatGuest } from '../spending/policy/seatGuest.service';
import { seatErrors } from './seatErrors.rules';
import type { OfferedBookings, PoolRow } from './storage/seatPools.types';
import type { Taker } from './seatTakers.rules';

interface Admission {
  claimId: number;
  taker: Pick<Taker, 'name' | 'email'>;
  guest: Pick<Guest, 'kind' | 'organisation'>;
  /** `row` is the booking of the seat. */
  offer: OfferedBookings & { pool: PoolRow };
}

/**
 * Adds a guest who has taken a seat to the company's register (docs/product/companies.md#hospitality). Call it in the
 * transaction that has locked the bookings and assigned the seat, which rolls back if this throws.
 * @throws 409 `guest_refused`, `guest_needs_approval`
 */
export async function admitGuest(
  trx: ModuleDeps['db'],
  { claimId, taker, guest, offer: { pool, row, rows } }: Admission,
): Promise<void> {
  const outcome = await inviteSeatGuest(trx, {
    claimId,
    row,
    guest: {
      ...guest,
      name: taker.name,
      email: taker.email,
    },
    // Pools opened before the company had rules about guests have no purpose.
    purpose: pool.purpose || pool.title,
    bookingIds: rows.map((one) => one.id),
  });
  if (outcome === 'refuse') throw seatErrors.guestRefused(row.company_name);
  if (outcome === 'needs_approval') throw seatErrors.guestNeedsApproval(row.company_name);
}
