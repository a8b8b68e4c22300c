import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import type { PolicyCheckService } from './policyCheck.service';

export type PolicyCheckOperation = 'checkPolicy';

export const createPolicyCheckHandlers = (
  service: PolicyCheckService,
): Handlers<PolicyCheckOperation> => ({
  checkPolicy: (request) => service.check(callerOf(request), request.body),
});
