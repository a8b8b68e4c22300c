import type { Handlers } from '../../../contract/types';
import type { SignupService } from './signup.service';

export type SignupOperation = 'requestSignup' | 'verifySignup' | 'resendOtp';

export function createSignupHandlers(service: SignupService): Handlers<SignupOperation> {
  return {
    requestSignup: async (request) => service.request(request.body, request.ip),
    resendOtp: async (request) => service.resend(request.body.email),
    verifySignup: async (request) => service.verify(request.body, request.headers['user-agent']),
  };
}
