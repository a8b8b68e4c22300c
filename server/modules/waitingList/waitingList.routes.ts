import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import type { WaitingListService } from './waitingList.service';

export type WaitingListOperation =
  | 'listWaitingEntries'
  | 'joinWaitingList'
  | 'updateWaitingEntry'
  | 'leaveWaitingList';

export const createWaitingListHandlers = (
  service: WaitingListService,
): Handlers<WaitingListOperation> => ({
  listWaitingEntries: (request) => service.list(callerOf(request)),
  joinWaitingList: (request) => service.join(callerOf(request), request.body),
  updateWaitingEntry: (request) =>
    service.update(callerOf(request), request.params.id, request.body),
  leaveWaitingList: (request) => service.leave(callerOf(request), request.params.id),
});
