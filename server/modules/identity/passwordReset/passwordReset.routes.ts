import type { Handlers } from '../../../contract/types';
import type { PasswordResetService } from './passwordReset.service';

export type PasswordResetOperation = 'requestPasswordReset' | 'resetPassword';

export function createPasswordResetHandlers(
  service: PasswordResetService,
): Handlers<PasswordResetOperation> {
  return {
    requestPasswordReset: async (request) => service.request(request.body.email, request.ip),
    resetPassword: async (request) => service.reset(request.body),
  };
}
