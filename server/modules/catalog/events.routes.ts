import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import { createEventsService } from './events.service';

type EventOperations =
  | 'listEvents'
  | 'listFeaturedEvents'
  | 'searchEvents'
  | 'getEvent'
  | 'getEventStatistics'
  | 'listEventCategories';

export function createEventsModule(deps: ModuleDeps) {
  const service = createEventsService(deps);
  const handlers: Handlers<EventOperations> = {
    listEvents: (request) => service.list(request.caller, request.query),
    listFeaturedEvents: (request) => service.featured(request.caller, request.query.limit ?? 6),
    searchEvents: (request) => service.search(request.query.search, request.query.limit ?? 10),
    getEvent: (request) => service.detail(callerOf(request), request.params.id),
    getEventStatistics: (request) => service.statistics(callerOf(request), request.params.id),
    listEventCategories: () => service.categories(),
  };
  return { handlers, service };
}
