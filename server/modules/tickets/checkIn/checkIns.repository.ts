import { sql, type Insertable } from 'kysely';
import { fullName } from '../../../db/expressions/personName';
import type { CheckInsTable } from '../../../db/schema/tickets';
import type { ModuleDeps } from '../../../deps';
import type { DoorScan } from '../../../lib/admission';
import type { CheckInFlag } from './checkIn.rules';

type Db = ModuleDeps['db'];

/** A scan that let the holder through and was not undone. */
export interface AdmittedScan extends DoorScan {
  id: number;
  /** Null when the steward is unknown. */
  by_name: string | null;
}

/** Requires `users as u` in the query. */
const personName = sql<string | null>`coalesce(nullif(${fullName}, ''), u.username)`;

export const findScan = (db: Db, scanId: string) =>
  db
    .selectFrom('check_ins')
    .where('scan_id', '=', scanId)
    .select([
      'id',
      'request_hash',
      'ticket_id',
      'direction',
      'scanned_at',
      'offline',
      'result',
      'admitted',
      'flags',
    ])
    .executeTakeFirst();

export type StoredScan = NonNullable<Awaited<ReturnType<typeof findScan>>>;

/**
 * Locks a ticket, so that its scans are judged one after the other, and its booking against concurrent cancelling.
 * A use that the release before has stored on the ticket becomes a scan.
 */
export async function lockTicket(trx: Db, ticketId: number): Promise<void> {
  await trx
    .selectFrom('bookings')
    .where('id', '=', (eb) =>
      eb.selectFrom('tickets').where('tickets.id', '=', ticketId).select('booking_id'),
    )
    .select('bookings.id')
    .forShare()
    .execute();
  await trx.selectFrom('tickets').where('id', '=', ticketId).select('id').forUpdate().execute();
  await sql`
    insert into check_ins (scan_id, event_id, ticket_id, scanned_at, received_at, by_user, result, admitted)
    select 'ticket-' || k.id, k.event_id, k.id, k.used_at, k.used_at, k.used_by, 'accepted', true
    from tickets k
    where k.id = ${ticketId} and k.used_at is not null
      and not exists (select from check_ins c where c.ticket_id = k.id and c.admitted)
    on conflict do nothing
  `.execute(trx);
}

/** From first to last. */
export const findAdmittedScans = (db: Db, ticketId: number): Promise<AdmittedScan[]> =>
  db
    .selectFrom('check_ins as c')
    .leftJoin('users as u', 'u.id', 'c.by_user')
    .where('c.ticket_id', '=', ticketId)
    .where('c.admitted', '=', true)
    .where('c.undone_at', 'is', null)
    .select(['c.id', 'c.direction', 'c.scanned_at as at', personName.as('by_name')])
    .orderBy('c.scanned_at')
    .orderBy('c.id')
    .execute();

/** @returns its id; undefined if the scan id is taken */
export async function insertScan(
  db: Db,
  scan: Insertable<CheckInsTable>,
): Promise<number | undefined> {
  const row = await db
    .insertInto('check_ins')
    .values(scan)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The server refused the scan, but its answer was lost and the device let the holder through by itself. */
export async function markLetThrough(
  trx: Db,
  id: number,
  flags: readonly CheckInFlag[],
): Promise<void> {
  await trx
    .updateTable('check_ins')
    .set({ offline: true, admitted: true, flags: JSON.stringify(flags) })
    .where('id', '=', id)
    .execute();
}

/** Sets when the ticket was first used from its scans. The transaction has locked the ticket. */
export async function deriveUse(trx: Db, ticketId: number, now: Date): Promise<void> {
  await sql`
    update tickets set
      (is_used, used_at, used_by) = (
        select count(*) > 0, min(first.scanned_at), min(first.by_user) from (
          select scanned_at, by_user from check_ins
          where ticket_id = ${ticketId} and admitted and undone_at is null and direction = 'in'
          order by scanned_at, id limit 1
        ) first),
      updated_at = ${now}
    where id = ${ticketId}
  `.execute(trx);
}

/** Valid tickets of a booking for an event, in seat order. */
export const findTicketsOfBooking = (
  db: Db,
  bookingId: number,
  eventId: number,
): Promise<{ id: number; version: number }[]> =>
  db
    .selectFrom('tickets')
    .where('booking_id', '=', bookingId)
    .where('event_id', '=', eventId)
    .where('voided_at', 'is', null)
    .select(['id', 'version'])
    .orderBy('seat_no')
    .execute();

/** Check-ins that a scan made, those of its booking included; without those that were undone. */
export async function findAdmittedByScan(db: Db, scanId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('check_ins')
    .where((eb) => eb.or([eb('scan_id', '=', scanId), eb('group_scan', '=', scanId)]))
    .where('admitted', '=', true)
    .where('undone_at', 'is', null)
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The last scan of each ticket that admitted and was not undone. */
export async function findLastScans(
  db: Db,
  ticketIds: readonly number[],
): Promise<Map<number, AdmittedScan & { by_user: number | null }>> {
  const rows = await db
    .selectFrom('check_ins as c')
    .leftJoin('users as u', 'u.id', 'c.by_user')
    .where('c.ticket_id', '=', sql<number>`any(${[...ticketIds]}::bigint[])`)
    .where('c.admitted', '=', true)
    .where('c.undone_at', 'is', null)
    .distinctOn('c.ticket_id')
    .select([
      'c.id',
      'c.ticket_id',
      'c.direction',
      'c.scanned_at as at',
      'c.by_user',
      personName.as('by_name'),
    ])
    .orderBy('c.ticket_id')
    .orderBy('c.scanned_at', 'desc')
    .orderBy('c.id', 'desc')
    .execute();
  return new Map(rows.flatMap(({ ticket_id: id, ...row }) => (id === null ? [] : [[id, row]])));
}
