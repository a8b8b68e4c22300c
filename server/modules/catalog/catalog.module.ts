import type { ModuleDeps } from '../../deps';
import { createCategoriesHandlers } from './categories/categories.routes';
import { createCategoriesService } from './categories/categories.service';
import { createEventHandlers } from './events.routes';
import { createEventsService } from './events.service';

/** Published events, their ticket tiers and categories, search and statistics. */
export function createCatalogModule(deps: Pick<ModuleDeps, 'db' | 'clock'>) {
  const events = createEventsService(deps);
  const categories = createCategoriesService({ ...deps, forget: events.forgetCategories });
  return {
    events,
    handlers: { ...createEventHandlers(events), ...createCategoriesHandlers(categories) },
  };
}
