import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** Must match the condition of the index `tickets_details_idx`. */
const hasDetails = sql<boolean>`(k.attendee_email is not null or k.attendee_phone is not null
  or k.employee_id is not null or k.department is not null or k.designation is not null
  or k.dietary_preferences is not null or k.special_requirements is not null)`;

/**
 * Removes attendee details, but not names, from tickets of events that ended before the given time. Reads the index
 * one event at a time, so that tickets of later events are not read.
 * @returns number of changed tickets, at most `limit`
 */
export async function eraseDetailsOfEndedBefore(
  db: Db,
  before: Date,
  limit: number,
): Promise<number> {
  const { rows } = await sql`
    with recursive walked (event_id) as (
      select min(k.event_id) from tickets k where ${hasDetails}
      union all
      select (select min(k.event_id) from tickets k where ${hasDetails} and k.event_id > w.event_id)
      from walked w where w.event_id is not null
    ), due as (
      select k.id from walked w
      join events e on e.id = w.event_id and e.end_at < ${before}
      join tickets k on k.event_id = e.id and ${hasDetails}
      limit ${limit}
    )
    update tickets set attendee_email = null, attendee_phone = null, employee_id = null, department = null,
      designation = null, dietary_preferences = null, special_requirements = null
    from due where tickets.id = due.id returning tickets.id
  `.execute(db);
  return rows.length;
}
