import { sql } from 'kysely';
import { nameOrEmail } from '../../../db/expressions/personName';
import type { WaitingStatus } from '../../../db/schema/waitingLists';
import type { ModuleDeps } from '../../../deps';

/** A place on a waiting list. */
export interface MailedEntry {
  status: WaitingStatus;
  reason: string;
  name: string;
  email: string;
  is_active: boolean;
  event_id: number;
  title: string;
  venue: string;
  city: string;
  start: Date;
  end: Date;
  timezone: string;
  tier: string;
  quantity: number;
  /** Number of the offered booking. */
  number: string | null;
  offered_until: Date | null;
  /** True if the offered seats are held and unpaid. */
  is_held: boolean;
  /** True if the seats were approved in advance. */
  is_approved: boolean;
  /** Seconds until the end of the offer, by the clock of the database. */
  seconds_left: number | null;
}

export async function findEntry(db: ModuleDeps['db'], id: number): Promise<MailedEntry> {
  const { rows } = await sql<MailedEntry>`
    select w.status, w.reason, ${nameOrEmail} as name, u.email, u.is_active, e.id as event_id, e.title,
      e.venue, e.city, e.start_at as start, e.end_at as end, e.timezone, t.name as tier, w.quantity,
      b.booking_number as number, b.hold_expires_at as offered_until,
      coalesce(b.waiting_entry_id = w.id and b.status = 'pending' and b.hold_state = 'held'
        and b.hold_expires_at > now(), false) as is_held,
      w.approval_id is not null as is_approved,
      extract(epoch from b.hold_expires_at - now())::float8 as seconds_left
    from waiting_entries w
    join users u on u.id = w.user_id
    join events e on e.id = w.event_id
    join ticket_tiers t on t.id = w.ticket_tier_id
    left join bookings b on b.id = w.booking_id
    where w.id = ${id}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no entry ${id} of a waiting list.`);
  return row;
}
