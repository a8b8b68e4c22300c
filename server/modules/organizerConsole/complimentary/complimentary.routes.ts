import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import { idempotencyKeyOf } from '../../../http/idempotency/idempotencyKey';
import type { ComplimentaryService } from './complimentary.service';

export type ComplimentaryOperation = 'giveComplimentaryTickets' | 'withdrawComplimentaryTicket';

export const createComplimentaryHandlers = (
  service: ComplimentaryService,
): Handlers<ComplimentaryOperation> => ({
  giveComplimentaryTickets: (request) =>
    service.give(callerOf(request), request.params.id, request.body, idempotencyKeyOf(request)),
  withdrawComplimentaryTicket: (request) => service.withdraw(callerOf(request), request.params.id),
});
