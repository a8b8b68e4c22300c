import type { Database } from '../../db/client';
import type { ModuleDeps } from '../../deps';
import { purgeCatalogueChanges } from './catalogueChanges.repository';
import { createCatalogueCounts } from './catalogueCounts.service';
import { createCategoriesHandlers } from './categories/categories.routes';
import { createCategoriesService } from './categories/categories.service';
import { createEventHandlers, createVisitorReads } from './events.routes';
import { createEventsService } from './events.service';
import type { CategoryRow, CityCount } from './events.types';

const DAY = 24 * 3600 * 1000;

const sumBy = <Name extends string>(rows: readonly Record<Name, number>[], name: Name) =>
  rows.reduce((sum, row) => sum + row[name], 0);

/** Published events, their ticket tiers and categories, search and statistics. */
export function createCatalogModule(deps: Pick<ModuleDeps, 'db' | 'clock'>) {
  const counts = {
    cities: createCatalogueCounts<CityCount[]>(deps, { sumOf: (rows) => sumBy(rows, 'events') }),
    categories: createCatalogueCounts<CategoryRow[]>(deps, {
      sumOf: (rows) => sumBy(rows, 'event_count'),
    }),
  };
  const events = createEventsService({ ...deps, counts });
  const categories = createCategoriesService(deps);
  return {
    events,
    /** Deletes change records older than a day: no cached count is that old. */
    purgeExpired: () => purgeCatalogueChanges(deps.db, new Date(deps.clock.now() - DAY)),
    visitorReadsOn: (db: Database['readerDb']) =>
      createVisitorReads(createEventsService({ ...deps, db, counts })),
    handlers: { ...createEventHandlers(events), ...createCategoriesHandlers(categories) },
  };
}
