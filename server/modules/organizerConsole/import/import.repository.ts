import { sql } from 'kysely';
import { fullName } from '../../../db/expressions/personName';
import { searchVector } from '../../../db/expressions/searchVector';
import type { ModuleDeps } from '../../../deps';
import { drawnPoster } from '../../catalog/poster.rules';
import type { SearchDocument } from '../../catalog/searchText.rules';
import type { EventDetails } from '../authoring/authoring.types';
import type { TierDetails } from '../authoring/tierDetails.rules';

type Db = ModuleDeps['db'];

/** Rows per insert statement, which stays well below PostgreSQL's limit of 65,535 parameters. */
const BATCH = 250;

export interface NewImport {
  organizerId: number;
  organizerName: string;
  createdBy: number | null;
  isActive: boolean;
  at: Date;
}

/** An existing event of the organizer. */
export interface KnownEvent {
  id: number;
  title: string;
  city: string;
  start_at: Date | null;
}

export interface NewEvent {
  details: EventDetails;
  search: SearchDocument;
  tiers: readonly TierDetails[];
}

function batches<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / BATCH);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );
}

/** Reserves ids from the sequence. */
async function takeEventIds(trx: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('events', 'id')) as id
    from generate_series(1, ${count}::int)
  `.execute(trx);
  return rows.map(({ id }) => Number(id));
}

/** Writes the import with its events and their tiers. @returns the ids of the import and of the events */
export async function insertImport(
  trx: Db,
  { organizerId, organizerName, createdBy, isActive, at }: NewImport,
  events: readonly NewEvent[],
): Promise<{ id: number; eventIds: number[] }> {
  const tierCount = events.reduce((sum, { tiers }) => sum + tiers.length, 0);
  const { id: importId } = await trx
    .insertInto('imports')
    .values({
      organizer_id: organizerId,
      created_by: createdBy,
      created_at: at,
      events: events.length,
      tiers: tierCount,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ids = await takeEventIds(trx, events.length);
  const rows = events.map(({ details, search, tiers }, index) => {
    const id = ids[index] ?? 0;
    return {
      ...details,
      id,
      import_id: importId,
      organizer_id: organizerId,
      organizer_name: organizerName,
      created_by: createdBy,
      base_price: tiers.reduce((least, { price }) => Math.min(least, price), tiers[0]?.price ?? 0),
      featured_image: drawnPoster(id),
      is_active: isActive,
      published_at: isActive ? at : null,
      search: searchVector(search),
      search_text: search.text,
    };
  });
  for (const batch of batches(rows)) await trx.insertInto('events').values(batch).execute();
  const tiers = events.flatMap(({ details, tiers: own }, index) =>
    own.map(({ benefits, ...tier }, position) => ({
      ...tier,
      event_id: ids[index] ?? 0,
      available: tier.total,
      benefits: JSON.stringify(benefits),
      currency: details.currency,
      position,
    })),
  );
  for (const batch of batches(tiers)) await trx.insertInto('ticket_tiers').values(batch).execute();
  return { id: importId, eventIds: ids };
}

export interface ImportRow {
  id: number;
  organizer_id: number;
  events: number;
  tiers: number;
  created_at: Date;
  /** Null for an import by an operator on the server. */
  created_by: string | null;
  undone_at: Date | null;
}

const importRows = (db: Db) =>
  db
    .selectFrom('imports as i')
    .leftJoin('users as u', 'u.id', 'i.created_by')
    .select([
      'i.id',
      'i.organizer_id',
      'i.events',
      'i.tiers',
      'i.created_at',
      sql<string | null>`case when u.id is null then null else ${fullName} end`.as('created_by'),
      'i.undone_at',
    ]);

export const findImport = (db: Db, id: number): Promise<ImportRow | undefined> =>
  importRows(db).where('i.id', '=', id).executeTakeFirst();

export const findImports = (db: Db, organizerId: number, limit: number): Promise<ImportRow[]> =>
  importRows(db)
    .where('i.organizer_id', '=', organizerId)
    .orderBy('i.id', 'desc')
    .limit(limit)
    .execute();

export async function lockImport(trx: Db, id: number): Promise<void> {
  await trx.selectFrom('imports').select('id').where('id', '=', id).forUpdate().execute();
}

/** Locks the tiers first, so that no booking starts in the meantime. */
export async function countBookedEvents(trx: Db, importId: number): Promise<number> {
  await sql`
    select t.id from ticket_tiers t join events e on e.id = t.event_id
    where e.import_id = ${importId} order by t.id for no key update of t
  `.execute(trx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from events e
    where e.import_id = ${importId} and exists (select from bookings b where b.event_id = e.id)
  `.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Events of the import to which pictures have been added. */
export async function findPicturedEvents(trx: Db, importId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('events')
    .select('id')
    .where('import_id', '=', importId)
    .where((eb) => eb.or([eb('poster', 'is not', null), sql<boolean>`gallery <> '[]'::jsonb`]))
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteEvents(trx: Db, importId: number, at: Date): Promise<void> {
  const ids = trx.selectFrom('events').select('id').where('import_id', '=', importId);
  await trx.deleteFrom('ticket_tiers').where('event_id', 'in', ids).execute();
  await trx.deleteFrom('events').where('import_id', '=', importId).execute();
  await trx.updateTable('imports').set({ undone_at: at }).where('id', '=', importId).execute();
}

/** Categories by lower-case name. */
export async function findCategories(db: Db): Promise<Map<string, { id: number; name: string }>> {
  const rows = await db.selectFrom('categories').select(['id', 'name']).execute();
  return new Map(rows.map((row) => [row.name.toLowerCase(), row]));
}

/** Serializes the imports of an organizer. */
export async function lockOrganizer(trx: Db, id: number): Promise<void> {
  await trx.selectFrom('organizers').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** The organizer's events that start at one of these times or have no start. */
export const findEventsAt = (
  db: Db,
  organizerId: number,
  starts: readonly Date[],
): Promise<KnownEvent[]> =>
  db
    .selectFrom('events')
    .select(['id', 'title', 'city', 'start_at'])
    .where('organizer_id', '=', organizerId)
    .where(sql<boolean>`(start_at is null or start_at = any(${[...starts]}::timestamptz[]))`)
    .orderBy('id', 'desc')
    .execute();

export const findOrganizerBySlug = (db: Db, slug: string) =>
  db.selectFrom('organizers').select(['id', 'name']).where('slug', '=', slug).executeTakeFirst();
