import type { Handlers } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import { unwrittenHandlers, type UnwrittenOperation } from './placeholder.routes';
import { createCompanyPolicyService } from './policy/companyPolicy.service';
import { createPolicyHandlers, type PolicyOperation } from './policy/policy.routes';
import {
  createPolicyCheckHandlers,
  type PolicyCheckOperation,
} from './policyCheck/policyCheck.routes';
import { createPolicyCheckService } from './policyCheck/policyCheck.service';

interface PoliciesModule {
  handlers: Handlers<UnwrittenOperation | PolicyOperation | PolicyCheckOperation>;
}

/** Cost centres and budgets, policies, and requests for approval (D27 to D29). */
export function createPoliciesModule(deps: ModuleDeps): PoliciesModule {
  return {
    handlers: {
      ...unwrittenHandlers,
      ...createPolicyHandlers(createCompanyPolicyService(deps)),
      ...createPolicyCheckHandlers(createPolicyCheckService(deps)),
    },
  };
}
