import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** Deletes refused guests, who are kept as long as notifications show them. @returns how many, at most `limit` */
export async function deleteRefusalsBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    with due as (
      select id from seat_refusals where created_at < ${before}
      order by created_at limit ${limit} for update skip locked
    )
    delete from seat_refusals r using due where r.id = due.id returning r.id
  `.execute(db);
  return rows.length;
}

/**
 * Removes names and addresses of guests whom their company has not invited since the given time. Organisations and
 * amounts stay for the sums. No normalised name begins with `#`, so the replacement cannot match a guest.
 * @returns number of changed guests, at most `limit`
 */
export async function eraseGuestsInvitedBefore(
  db: Db,
  before: Date,
  limit: number,
): Promise<number> {
  const { rows } = await sql`
    with due as (
      select g.id from company_guests g
      where g.created_at < ${before} and g.name_key not like '#%'
        and not exists (
          select from booking_guests i
          join bookings b on b.id = i.booking_id
          join events e on e.id = b.event_id
          where i.guest_id = g.id and greatest(e.end_at, i.created_at) >= ${before}
        )
      order by g.created_at limit ${limit}
      for update skip locked
    )
    update company_guests g set name = 'Guest ' || g.id, email = '', name_key = '#' || g.id
    from due where g.id = due.id returning g.id
  `.execute(db);
  return rows.length;
}
