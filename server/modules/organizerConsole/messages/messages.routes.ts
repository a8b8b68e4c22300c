import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import { idempotencyKeyOf } from '../../../http/idempotency/idempotencyKey';
import type { MessagesService } from './messages.service';

export type MessagesOperation = 'sendEventMessage' | 'listEventMessages';

export const createMessagesHandlers = (service: MessagesService): Handlers<MessagesOperation> => ({
  sendEventMessage: (request) =>
    service.send(callerOf(request), request.params.id, request.body, {
      isDryRun: request.query.dry_run === true || request.body.dry_run === true,
      key: idempotencyKeyOf(request),
    }),
  listEventMessages: (request) => service.list(callerOf(request), request.params.id, request.query),
});
