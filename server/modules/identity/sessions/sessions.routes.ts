import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import type { SessionsService } from './sessions.service';

export type SessionsOperation = 'listSessions' | 'endSession' | 'endOtherSessions';

export const createSessionsHandlers = (sessions: SessionsService): Handlers<SessionsOperation> => ({
  listSessions: async (request) => sessions.list(callerOf(request)),
  endSession: async (request) => sessions.end(callerOf(request), request.params.id),
  endOtherSessions: async (request) => sessions.endOthers(callerOf(request)),
});
