import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import type { SecondFactorsService } from './secondFactors.service';

export type SecondFactorsOperation =
  | 'getTotp'
  | 'startTotp'
  | 'confirmTotp'
  | 'turnOffTotp'
  | 'countRecoveryCodes'
  | 'renewRecoveryCodes';

export const createSecondFactorsHandlers = (
  factors: SecondFactorsService,
): Handlers<SecondFactorsOperation> => ({
  getTotp: async (request) => factors.readTotp(callerOf(request)),
  startTotp: async (request) => factors.startTotp(callerOf(request)),
  confirmTotp: async (request) => factors.confirmTotp(callerOf(request), request.body),
  turnOffTotp: async (request) => factors.turnOffTotp(callerOf(request)),
  countRecoveryCodes: async (request) => factors.countCodes(callerOf(request)),
  renewRecoveryCodes: async (request) => factors.renewCodes(callerOf(request)),
});
