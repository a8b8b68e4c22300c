import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import { etagOf, readIfMatch } from '../../../lib/version';
import type { OrganizersService } from './organizers.service';

export type OrganizersOperation =
  | 'listOrganizers'
  | 'createOrganizer'
  | 'getOrganizer'
  | 'updateOrganizer'
  | 'listOrganizerMembers'
  | 'setOrganizerMember'
  | 'removeOrganizerMember';

export function createOrganizersHandlers(
  service: OrganizersService,
): Handlers<OrganizersOperation> {
  return {
    listOrganizers: (request) => service.list(callerOf(request)),
    createOrganizer: (request) => service.create(callerOf(request), request.body),
    async getOrganizer(request, reply) {
      const organizer = await service.get(callerOf(request), request.params.id);
      reply.header('ETag', etagOf(organizer.version));
      return organizer;
    },
    async updateOrganizer(request, reply) {
      const expected = readIfMatch(request.headers['if-match']);
      const { id } = request.params;
      const organizer = await service.update(callerOf(request), id, request.body, expected);
      reply.header('ETag', etagOf(organizer.version));
      return organizer;
    },
    listOrganizerMembers: (request) => service.members(callerOf(request), request.params.id),
    setOrganizerMember: (request) =>
      service.setMember(callerOf(request), request.params.id, request.body),
    removeOrganizerMember: (request) =>
      service.removeMember(callerOf(request), request.params.id, request.params.user_id),
  };
}
