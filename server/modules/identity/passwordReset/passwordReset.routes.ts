import type { FastifyReply } from 'fastify';
import type { Config } from '../../../config/config';
import type { Handlers } from '../../../contract/types';
import { clientOf, deviceCookie } from '../client.rules';
import type { PasswordResetService } from './passwordReset.service';

export type PasswordResetOperation =
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'resetPasswordByLink';

type Done = Awaited<ReturnType<PasswordResetService['reset']>>;

export function createPasswordResetHandlers(
  service: PasswordResetService,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Handlers<PasswordResetOperation> {
  function send({ answer, device }: Done, reply: FastifyReply) {
    reply.header('Set-Cookie', deviceCookie(device, publicUrl));
    return answer;
  }
  return {
    requestPasswordReset: async (request) => service.request(request.body.email, request.ip),
    resetPassword: async (request, reply) =>
      send(await service.reset(request.body, clientOf(request)), reply),
    resetPasswordByLink: async (request, reply) =>
      send(await service.resetByLink(request.body, clientOf(request)), reply),
  };
}
