import type { Config } from '../../../config/config';
import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import { clientOf, deviceCookie } from '../../identity/client.rules';
import type { InvitationsService } from './invitations.service';

export type InvitationOperation =
  | 'listInvitations'
  | 'createInvitation'
  | 'resendInvitation'
  | 'revokeInvitation'
  | 'getInvitation'
  | 'acceptInvitation';

export function createInvitationHandlers(
  service: InvitationsService,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Handlers<InvitationOperation> {
  return {
    listInvitations: (request) => service.list(callerOf(request)),
    createInvitation: async (request) => service.create(callerOf(request), request.body),
    resendInvitation: async (request) => service.resend(callerOf(request), request.params.id),
    revokeInvitation: (request) => service.revoke(callerOf(request), request.params.id),
    getInvitation: (request) => service.details(request.params.token),
    async acceptInvitation(request, reply) {
      const { token } = request.params;
      const { session, device } = await service.accept(token, request.body, clientOf(request));
      reply.header('Set-Cookie', deviceCookie(device, publicUrl));
      return session;
    },
  };
}
