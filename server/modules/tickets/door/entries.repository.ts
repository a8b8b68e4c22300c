import { sql } from 'kysely';
import { fullName } from '../../../db/expressions/personName';
import type { ModuleDeps } from '../../../deps';
import type { DoorScan } from '../../../lib/admission';

type Db = ModuleDeps['db'];

const nameOf = (alias: 'u' | 'v') =>
  sql<string | null>`(
    select coalesce(nullif(${fullName}, ''), u.username) from users u
    where u.id = ${sql.ref(alias === 'u' ? 'c.by_user' : 'c.undone_by')})`;

/** Stored scans with their tickets; those of no ticket have null there. */
const entries = (db: Db) =>
  db
    .selectFrom('check_ins as c')
    .innerJoin('events as e', 'e.id', 'c.event_id')
    .leftJoin('tickets as k', 'k.id', 'c.ticket_id')
    .leftJoin('ticket_tiers as t', 't.id', 'k.ticket_tier_id')
    .select([
      'c.id',
      'c.ticket_id',
      'k.ticket_number',
      'k.attendee_name',
      'k.attendee_email',
      't.name as tier_name',
      't.admission',
      'e.timezone',
      'c.direction',
      'c.scanned_at',
      'c.received_at',
      'c.by_user',
      nameOf('u').as('by_name'),
      'c.door',
      'c.offline',
      'c.result',
      'c.admitted',
      'c.flags',
      'c.undone_at',
      nameOf('v').as('undone_by_name'),
      'c.undo_reason',
    ]);

export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

export const findEntries = (db: Db, ids: readonly number[]) =>
  entries(db)
    .where('c.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();

/** All scans of an event by id, for its export. */
export const findEntriesAfter = (
  db: Db,
  eventId: number,
  { after, limit }: { after: number; limit: number },
) =>
  entries(db)
    .where('c.event_id', '=', eventId)
    .where('c.id', '>', after)
    .orderBy('c.id')
    .limit(limit)
    .execute();

export const countEntries = async (db: Db, eventId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('check_ins')
    .where('event_id', '=', eventId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** The scans of some tickets that admitted and were not undone, from first to last. */
export async function findAdmittedOf(
  db: Db,
  ticketIds: readonly number[],
): Promise<Map<number, (DoorScan & { id: number })[]>> {
  const rows = await db
    .selectFrom('check_ins')
    .where('ticket_id', '=', sql<number>`any(${[...ticketIds]}::bigint[])`)
    .where('admitted', '=', true)
    .where('undone_at', 'is', null)
    .select(['id', 'ticket_id', 'direction', 'scanned_at as at'])
    .orderBy('scanned_at')
    .orderBy('id')
    .execute();
  const scans = new Map<number, (DoorScan & { id: number })[]>();
  for (const { id, ticket_id: ticket, direction, at } of rows) {
    if (ticket === null) continue;
    scans.set(ticket, [...(scans.get(ticket) ?? []), { id, direction, at }]);
  }
  return scans;
}
