import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import type { VisitorReads } from '../../http/answerCache/cachedHandlers';
import { doorsOf } from '../identity/people/door.rules';
import type { EventsService } from './events.service';

type EventOperation =
  | 'listEvents'
  | 'listCheckInEvents'
  | 'listFeaturedEvents'
  | 'searchEvents'
  | 'getEvent'
  | 'getEventSummary'
  | 'getEventStatistics'
  | 'listEventCategories';

export function createEventHandlers(service: EventsService): Handlers<EventOperation> {
  return {
    listEvents: (request) => service.list(request.caller, request.query),
    listCheckInEvents(request) {
      const caller = callerOf(request);
      return service.list(caller, request.query, doorsOf(caller));
    },
    listFeaturedEvents: (request) => service.featured(request.caller, request.query.limit ?? 6),
    searchEvents: (request) => service.search(request.query.search, request.query.limit ?? 10),
    getEvent: (request) => service.detail(callerOf(request), request.params.id),
    getEventSummary: (request) => service.summary(request.caller, request.params.id),
    getEventStatistics: (request) => service.statistics(callerOf(request), request.params.id),
    listEventCategories: () => service.categories(),
  };
}

type VisitorOperation =
  | 'listEvents'
  | 'listFeaturedEvents'
  | 'searchEvents'
  | 'getEventSummary'
  | 'listEventCategories';

/** Reads for visitors, which the answer cache may store. */
export function createVisitorReads(service: EventsService): VisitorReads<VisitorOperation> {
  return {
    listEvents: ({ query }) => service.list(null, query),
    listFeaturedEvents: ({ query }) => service.featured(null, query.limit ?? 6),
    searchEvents: ({ query }) => service.search(query.search, query.limit ?? 10),
    getEventSummary: ({ params }) => service.summary(null, params.id),
    listEventCategories: () => service.categories(),
  };
}
