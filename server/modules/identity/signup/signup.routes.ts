import type { Handlers } from '../../../contract/types';
import { createSignupService, type SignupDeps } from './signup.service';

type SignupOperation = 'requestSignup' | 'verifySignup' | 'resendOtp';

export function createSignupModule(deps: SignupDeps) {
  const service = createSignupService(deps);
  const handlers: Handlers<SignupOperation> = {
    requestSignup: async (request) => service.request(request.body, request.ip),
    resendOtp: async (request) => service.resend(request.body.email),
    verifySignup: async (request) => service.verify(request.body, request.headers['user-agent']),
  };
  return { handlers, service };
}
