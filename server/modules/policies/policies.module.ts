import type { Handlers } from '../../contract/types';
import { unwrittenHandlers, type UnwrittenOperation } from './placeholder.routes';

interface PoliciesModule {
  handlers: Handlers<UnwrittenOperation>;
}

/** Cost centres and budgets, policies, and requests for approval (D27 to D29). */
export function createPoliciesModule(): PoliciesModule {
  return { handlers: { ...unwrittenHandlers } };
}
