import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';
import { searchVector } from '../../../db/expressions/searchVector';
import type { CategoryRow } from '../events.types';
import { searchDocument } from '../searchText.rules';
import type { CategoryDetails } from './categories.rules';

type Db = ModuleDeps['db'];

export interface StoredCategory extends Omit<CategoryRow, 'event_count'> {
  position: number;
}

const columns = [
  'id',
  'version',
  'name',
  'slug',
  'color_code',
  'icon',
  'position',
  'created_at',
] as const;

export const lockCategory = (trx: Db, id: number): Promise<StoredCategory | undefined> =>
  trx
    .selectFrom('categories')
    .select(columns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Undefined if the name or slug is taken. */
export const insertCategory = (
  db: Db,
  details: CategoryDetails,
): Promise<StoredCategory | undefined> =>
  db
    .insertInto('categories')
    .values(details)
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();

/** Another category with this name, ignoring case, or this slug. */
export const findNamesake = (
  db: Db,
  { name, slug }: Pick<CategoryDetails, 'name' | 'slug'>,
  except = 0,
): Promise<{ slug: string } | undefined> =>
  db
    .selectFrom('categories')
    .select('slug')
    .where('id', '<>', except)
    .where(sql<boolean>`(lower(name) = lower(${name}) or slug = ${slug})`)
    .executeTakeFirst();

export const saveCategory = (
  trx: Db,
  id: number,
  details: CategoryDetails,
): Promise<StoredCategory> =>
  trx
    .updateTable('categories')
    .set((eb) => ({ ...details, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Updates the search words of the category's events, which contain its name. */
export async function renameInSearch(trx: Db, id: number, name: string): Promise<void> {
  const events = await trx
    .selectFrom('events')
    .where('category_id', '=', id)
    .select(['id', 'title', 'description', 'venue', 'city', 'state', 'timezone', 'start_at'])
    .orderBy('id')
    .execute();
  for (const event of events) {
    const words = searchDocument({ ...event, category_name: name });
    await trx
      .updateTable('events')
      .set({ search: searchVector(words), search_text: words.text })
      .where('id', '=', event.id)
      .execute();
  }
}

/** Active events of the category that have not ended. */
export async function countEvents(db: Db, id: number, now: Date): Promise<number> {
  const { events } = await db
    .selectFrom('events')
    .where('category_id', '=', id)
    .where('is_active', '=', true)
    .where('end_at', '>', now)
    .select(sql<number>`count(*)::int`.as('events'))
    .executeTakeFirstOrThrow();
  return events;
}
