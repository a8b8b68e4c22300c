import { sql } from 'kysely';
import { nameOrEmail } from '../../../db/expressions/personName';
import { companyLooksAfter } from '../../../db/expressions/holderState';
import type { Db } from '../bookings.repository';

/** Locks a possible new holder, whose account then cannot be closed until the transaction ends. */
export const lockNewHolder = (trx: Db, id: number) =>
  trx
    .selectFrom('users as u')
    .where('u.id', '=', id)
    .select([
      'u.id',
      'u.company_id as companyId',
      'u.invited_by as invitedBy',
      'u.is_active as isActive',
      'u.role',
      'u.email',
      nameOrEmail.as('name'),
    ])
    .forKeyShare()
    .executeTakeFirst();

/** Whether one link offers free seats of this booking together with those of other bookings. */
export async function isOfferedWithOthers(trx: Db, bookingId: number): Promise<boolean> {
  const { rows } = await sql<{ is_offered: boolean }>`
    select exists (
      select from seat_pool_bookings o
      join seat_pool_bookings other on other.pool_id = o.pool_id and other.booking_id <> o.booking_id
      where o.booking_id = ${bookingId} and o.is_open and other.is_open
    ) as is_offered
  `.execute(trx);
  return rows[0]?.is_offered ?? false;
}

export interface ComingIds {
  id: number;
  /** People in the company can still manage the booking after its holder's account is closed. */
  is_looked_after: boolean;
}

/** A person's paid bookings whose events are not over. */
export async function findComing(db: Db, personId: number): Promise<ComingIds[]> {
  const { rows } = await sql<ComingIds>`
    select b.id, ${companyLooksAfter} as is_looked_after
    from bookings b join events e on e.id = b.event_id
    where b.user_id = ${personId} and b.status = 'confirmed' and b.removed_at is null
      and not b.is_complimentary and e.cancelled_at is null and e.end_at > now()
    order by b.id
  `.execute(db);
  return rows;
}
