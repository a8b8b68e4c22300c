import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import type { VisitorReads } from '../../http/memory/visitorReads';
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

/** Without regard to case and blanks around it, as the filters read it. */
const plain = (text: string | undefined) => text?.trim().toLowerCase() || undefined;

/** What visitors read, for the memory of finished answers. */
export function createVisitorReads(service: EventsService): VisitorReads<VisitorOperation> {
  return {
    listEvents: {
      keyOf: ({ query }) => [
        query.search?.trim() || undefined,
        plain(query.category),
        query.min_price,
        query.max_price,
        plain(query.city),
        query.date_from,
        query.date_to,
        query.timeframe,
        query.ordering,
        query.page,
        query.page_size,
      ],
      read: ({ query }) => service.list(null, query),
    },
    listFeaturedEvents: {
      keyOf: ({ query }) => [query.limit],
      read: ({ query }) => service.featured(null, query.limit ?? 6),
    },
    searchEvents: {
      keyOf: ({ query }) => [query.search.trim(), query.limit],
      read: ({ query }) => service.search(query.search, query.limit ?? 10),
    },
    getEventSummary: {
      keyOf: ({ params }) => [params.id],
      read: ({ params }) => service.summary(null, params.id),
    },
    listEventCategories: { keyOf: () => [], read: () => service.categories() },
  };
}
