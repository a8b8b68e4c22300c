import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import { clientOf } from '../client.rules';
import type { PasskeysService } from './passkeys.service';

export type PasskeysOperation =
  | 'listPasskeys'
  | 'startPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'startPasskeySignIn';

export const createPasskeysHandlers = (passkeys: PasskeysService): Handlers<PasskeysOperation> => ({
  listPasskeys: async (request) => passkeys.list(callerOf(request)),
  startPasskey: async (request) => passkeys.startRegistration(callerOf(request)),
  addPasskey: async (request) =>
    passkeys.register(callerOf(request), request.body, clientOf(request)),
  renamePasskey: async (request) =>
    passkeys.rename(callerOf(request), request.params.id, request.body.name),
  removePasskey: async (request) => passkeys.remove(callerOf(request), request.params.id),
  startPasskeySignIn: async () => passkeys.startSignIn(),
});
