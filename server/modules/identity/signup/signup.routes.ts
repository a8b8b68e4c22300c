import type { Handlers } from '../../../contract/types';
import type { Config } from '../../../config/config';
import { clientOf, deviceCookie } from '../client.rules';
import type { SignupService } from './signup.service';

export type SignupOperation = 'requestSignup' | 'verifySignup' | 'resendOtp';

export function createSignupHandlers(
  service: SignupService,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Handlers<SignupOperation> {
  return {
    requestSignup: async (request) => service.request(request.body, request.ip),
    resendOtp: async (request) => service.resend(request.body.email, request.ip),
    async verifySignup(request, reply) {
      const { session, device } = await service.verify(request.body, clientOf(request));
      reply.header('Set-Cookie', deviceCookie(device, publicUrl));
      return session;
    },
  };
}
