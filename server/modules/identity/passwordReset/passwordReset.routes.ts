import type { Handlers } from '../../../contract/types';
import { createPasswordResetService, type PasswordResetDeps } from './passwordReset.service';

type PasswordResetOperation = 'requestPasswordReset' | 'resetPassword';

export function createPasswordResetModule(deps: PasswordResetDeps) {
  const service = createPasswordResetService(deps);
  const handlers: Handlers<PasswordResetOperation> = {
    requestPasswordReset: async (request) => service.request(request.body.email, request.ip),
    resetPassword: async (request) => service.reset(request.body),
  };
  return { handlers };
}
