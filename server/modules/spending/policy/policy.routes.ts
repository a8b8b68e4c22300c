import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import { etagOf, readIfMatch } from '../../../lib/version';
import type { CompanyPolicyService } from './companyPolicy.service';

export type PolicyOperation = 'getPolicy' | 'setPolicy';

export function createPolicyHandlers(service: CompanyPolicyService): Handlers<PolicyOperation> {
  return {
    async getPolicy(request, reply) {
      const policy = await service.get(callerOf(request));
      reply.header('ETag', etagOf(policy.version));
      return policy;
    },
    async setPolicy(request, reply) {
      const expected = readIfMatch(request.headers['if-match']);
      const policy = await service.set(callerOf(request), request.body, expected);
      reply.header('ETag', etagOf(policy.version));
      return policy;
    },
  };
}
