import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import { clientOf } from '../client.rules';
import type { ConfirmIdentity } from './confirmIdentity.service';

export type ConfirmIdentityOperation = 'getConfirmationMethods' | 'confirmIdentity';

export const createConfirmIdentityHandlers = (
  identity: ConfirmIdentity,
): Handlers<ConfirmIdentityOperation> => ({
  getConfirmationMethods: async (request) => identity.methods(callerOf(request)),
  confirmIdentity: async (request) =>
    identity.confirm(callerOf(request), request.body, clientOf(request)),
});
