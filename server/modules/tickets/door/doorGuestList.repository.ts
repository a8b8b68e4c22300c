import { sql } from 'kysely';
import { freeSeats } from '../../../db/expressions/freeSeats';
import { fullName } from '../../../db/expressions/personName';
import type { BookingStatus } from '../../../db/schema/bookings';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

export const findDoorEvent = (db: Db, id: number) =>
  db
    .selectFrom('events')
    .where('id', '=', id)
    .select([
      'id',
      'title',
      'timezone',
      'start_at as event_start_at',
      'end_at as event_end_at',
      'organizer_id',
      'walk_ins',
      sql<boolean>`cancelled_at is not null`.as('is_cancelled'),
    ])
    .executeTakeFirst();

export const findDoorTiers = (db: Db, eventId: number) =>
  db
    .selectFrom('ticket_tiers as t')
    .where('event_id', '=', eventId)
    .select([
      'id',
      'name',
      'admission',
      sql<boolean>`is_active and not is_closed`.as('is_open'),
      sql<number>`case when is_active and not is_closed then ${freeSeats} else 0 end`.as('free'),
    ])
    .orderBy('position')
    .orderBy('id')
    .execute();

/** A place in the list of tickets by their last change. The time has microseconds, which a Date has not. */
export interface Place {
  changed: string;
  id: number;
}

export interface DoorGuestRow extends Place {
  version: number;
  ticket_number: string;
  attendee_name: string | null;
  company_name: string | null;
  booking: number;
  tier: number;
  is_void: boolean;
  booking_status: BookingStatus;
  check_ins:
    | {
        id: number;
        scan_id: string;
        direction: 'in' | 'out';
        scanned_at: string;
        by: number | null;
        by_name: string | null;
        door: string | null;
      }[]
    | null;
}

/** Tickets of an event that changed after a place, in the order of their last change. */
export async function findChangedTickets(
  db: Db,
  eventId: number,
  { after, limit }: { after: Place | null; limit: number },
): Promise<DoorGuestRow[]> {
  const changedAfter = after
    ? sql`and (k.updated_at, k.id) > (${after.changed}::timestamptz, ${after.id}::bigint)`
    : sql``;
  const { rows } = await sql<DoorGuestRow>`
    select k.id, to_char(k.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as changed,
      k.version, k.ticket_number, k.attendee_name, c.name as company_name, k.booking_id as booking,
      k.ticket_tier_id as tier, k.voided_at is not null as is_void, b.status as booking_status,
      scans.list as check_ins
    from tickets k
    join bookings b on b.id = k.booking_id
    left join companies c on c.id = b.company_id
    left join lateral (
      select json_agg(json_build_object('id', s.id, 'scan_id', s.scan_id, 'direction', s.direction,
        'scanned_at', s.scanned_at, 'by', s.by_user,
        'by_name', coalesce(nullif(${fullName}, ''), u.username), 'door', s.door)
        order by s.scanned_at, s.id) as list
      from check_ins s left join users u on u.id = s.by_user
      where s.ticket_id = k.id and s.admitted and s.undone_at is null
    ) scans on true
    where k.event_id = ${eventId} ${changedAfter}
    order by k.updated_at, k.id limit ${limit}
  `.execute(db);
  return rows;
}
