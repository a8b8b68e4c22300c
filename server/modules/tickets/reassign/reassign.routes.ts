import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import type { ReassignService } from './reassign.service';

/** For the person who made the booking alone (D8). */
export function createReassignHandlers(service: ReassignService): Handlers<'reassignTicket'> {
  return {
    reassignTicket: (request) =>
      service.reassign(callerOf(request), request.params.id, request.body),
  };
}
