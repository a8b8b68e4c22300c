import { sql } from 'kysely';
import { lineEnd } from '../../../db/expressions/waitingLine';
import type { ModuleDeps } from '../../../deps';
import type { LockedApproval } from './approvals.repository';

/**
 * The time by which approved bookings must be paid: the policy's hours from now, but no later than the end of booking
 * or the start of any of their events, or the end of a waiting list offer. For requests in advance it is the end of
 * the waiting list.
 */
export async function findPayBy(
  trx: ModuleDeps['db'],
  { company_id: companyId }: Pick<LockedApproval, 'company_id'>,
  bookingIds: readonly number[],
  { isInAdvance }: { isInAdvance: boolean },
): Promise<Date> {
  const { rows } = await sql<{ pay_by: Date }>`
    select least(
      case when not ${isInAdvance}::boolean then now() + make_interval(hours => coalesce(
        (select payment_hours from company_policies where company_id = ${companyId}), 24)) end,
      min(${lineEnd}) filter (where ${isInAdvance}::boolean),
      min(b.hold_expires_at) filter (where b.waiting_entry_id is not null),
      min(e.booking_end_at), min(e.start_at)) as pay_by
    from bookings b join events e on e.id = b.event_id
    join ticket_tiers t on t.id = b.ticket_tier_id
    where b.id = any(${[...bookingIds]}::bigint[])
  `.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('There are no bookings to pay.');
  return row.pay_by;
}
