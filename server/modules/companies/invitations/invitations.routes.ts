import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
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
): Handlers<InvitationOperation> {
  return {
    listInvitations: (request) => service.list(callerOf(request)),
    createInvitation: async (request) => service.create(callerOf(request), request.body),
    resendInvitation: async (request) => service.resend(callerOf(request), request.params.id),
    revokeInvitation: (request) => service.revoke(callerOf(request), request.params.id),
    getInvitation: (request) => service.details(request.params.token),
    acceptInvitation: (request) =>
      service.accept(request.params.token, request.body, request.headers['user-agent']),
  };
}
