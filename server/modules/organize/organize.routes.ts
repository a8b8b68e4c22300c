import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import type { OrganizeService } from './organize.service';

export type OrganizeOperations = 'cancelEvent' | 'rescheduleEvent';

export function createOrganizeHandlers(service: OrganizeService): Handlers<OrganizeOperations> {
  return {
    cancelEvent: (request) => service.cancel(callerOf(request), request.params.id, request.body),
    rescheduleEvent: (request) =>
      service.reschedule(callerOf(request), request.params.id, request.body),
  };
}
