import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import { forbidden } from '../../../lib/errors';
import type { PeopleInvitationsService } from './peopleInvitations.service';

export type PeopleInvitationOperation =
  'listPeopleInvitations' | 'invitePerson' | 'resendPersonInvitation' | 'withdrawPersonInvitation';

const notYet = async () => {
  throw forbidden('This is not possible yet.');
};

export function createPeopleInvitationHandlers(
  service: PeopleInvitationsService,
): Handlers<PeopleInvitationOperation> {
  return {
    listPeopleInvitations: (request) => service.list(callerOf(request), request.query),
    invitePerson: notYet,
    resendPersonInvitation: notYet,
    withdrawPersonInvitation: notYet,
  };
}
