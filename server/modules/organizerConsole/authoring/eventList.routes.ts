import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import type { EventListService } from './eventList.service';

export type EventListOperation = 'listOrganizedEvents' | 'getOrganizedOverview';

export const createEventListHandlers = (
  service: EventListService,
): Handlers<EventListOperation> => ({
  listOrganizedEvents: (request) => service.list(callerOf(request), request.query),
  getOrganizedOverview: (request) => service.overview(callerOf(request), request.query),
});
