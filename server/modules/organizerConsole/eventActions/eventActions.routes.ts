import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import type { EventActionsService } from './eventActions.service';

export type EventActionsOperation = 'cancelEvent' | 'rescheduleEvent';

export function createEventActionsHandlers(
  service: EventActionsService,
): Handlers<EventActionsOperation> {
  return {
    cancelEvent: (request) => service.cancel(callerOf(request), request.params.id, request.body),
    rescheduleEvent: (request) =>
      service.reschedule(callerOf(request), request.params.id, request.body),
  };
}
