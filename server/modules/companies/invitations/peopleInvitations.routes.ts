import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import type { PeopleInvitationsService } from './peopleInvitations.service';

export type PeopleInvitationOperation =
  | 'listPeopleInvitations'
  | 'invitePerson'
  | 'resendPersonInvitation'
  | 'withdrawPersonInvitation';

export function createPeopleInvitationHandlers(
  service: PeopleInvitationsService,
): Handlers<PeopleInvitationOperation> {
  return {
    listPeopleInvitations: (request) => service.list(callerOf(request), request.query),
    invitePerson: (request) => service.invite(callerOf(request), request.body),
    resendPersonInvitation: (request) => service.resend(callerOf(request), request.params.id),
    withdrawPersonInvitation: (request) => service.withdraw(callerOf(request), request.params.id),
  };
}
