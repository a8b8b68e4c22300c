import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import type { FailuresService } from './failures.service';

export type FailuresOperation =
  | 'listFailures'
  | 'retryFailure'
  | 'giveUpFailure'
  | 'recordRefundPaidByHand';

export function createFailuresHandlers(failures: FailuresService): Handlers<FailuresOperation> {
  return {
    listFailures: async (request) => failures.list(callerOf(request), request.query),
    retryFailure: async (request) =>
      failures.retry(callerOf(request), request.params.kind, request.params.id),
    giveUpFailure: async (request) =>
      failures.giveUp(callerOf(request), request.params.kind, request.params.id, request.body),
    recordRefundPaidByHand: async (request) =>
      failures.recordPaidByHand(callerOf(request), request.params.id, request.body),
  };
}
