import type { ModuleDeps } from '../../deps';
import { createEventHandlers } from './events.routes';
import { createEventsService } from './events.service';

/** Published events, their ticket tiers and categories, search and statistics. */
export function createCatalogModule(deps: Pick<ModuleDeps, 'db' | 'clock'>) {
  const events = createEventsService(deps);
  return { events, handlers: createEventHandlers(events) };
}
