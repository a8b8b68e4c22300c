import type { ModuleDeps } from '../deps';

type Db = ModuleDeps['db'];

export interface PosterEvent {
  title: string;
  city: string;
  /** Null in some drafts, as the category. */
  start_at: Date | null;
  timezone: string;
  is_active: boolean;
  /** How often the event was rescheduled or cancelled. */
  calendar_sequence: number;
  category_name: string | null;
}

export async function findPosterEvent(db: Db, id: number): Promise<PosterEvent | undefined> {
  return db
    .selectFrom('events')
    .leftJoin('categories', 'categories.id', 'events.category_id')
    .select([
      'events.title',
      'events.city',
      'events.start_at',
      'events.timezone',
      'events.is_active',
      'events.calendar_sequence',
      'categories.name as category_name',
    ])
    .where('events.id', '=', id)
    .executeTakeFirst();
}

export async function findCategoryBySlug(
  db: Db,
  slug: string,
): Promise<{ name: string } | undefined> {
  return db.selectFrom('categories').select('name').where('slug', '=', slug).executeTakeFirst();
}
