import type { Guest } from '../../db/schema/policies';
import type { ModuleDeps } from '../../deps';
import { inviteSeatGuest } from '../policies/policy/seatGuest.service';
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
 * Writes a guest who has taken a seat into the company's register (docs/product.md#hospitality). Called in the
 * transaction that has locked the bookings and given the seat, which it takes back by failing.
 * @throws 409 `guest_refused`, `guest_needs_approval`
 */
export async function admitGuest(
  trx: ModuleDeps['db'],
  { claimId, taker, guest, offer: { pool, row, rows } }: Admission,
): Promise<void> {
  const outcome = await inviteSeatGuest(trx, {
    ...{ companyId: row.company_id, claimId, currency: row.currency, now: row.read_at },
    guest: { ...guest, name: taker.name, email: taker.email },
    // A pool that was opened before the company had rules about guests says nothing of them.
    purpose: pool.purpose || pool.title,
    value: row.paid ? Math.round(row.paid.amount / Math.max(1, row.paid.quantity)) : 0,
    booking: {
      ...{ id: row.id, eventId: row.event_id, eventTitle: row.event_title },
      ...{ startAt: row.event_start_at, tierName: row.ticket_tier_name },
    },
    bookingIds: rows.map((one) => one.id),
  });
  if (outcome === 'refuse') throw seatErrors.guestRefused(row.company_name);
  if (outcome === 'needs_approval') throw seatErrors.guestNeedsApproval(row.company_name);
}
