import type { ModuleDeps } from '../deps';

type Db = ModuleDeps['db'];

/** `calendar_sequence` counts how often the event was rescheduled or cancelled. */
export const findPosterEvent = (db: Db, id: number) =>
  db
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

export type PosterEvent = NonNullable<Awaited<ReturnType<typeof findPosterEvent>>>;

export const findCategoryBySlug = (db: Db, slug: string) =>
  db.selectFrom('categories').select('name').where('slug', '=', slug).executeTakeFirst();
