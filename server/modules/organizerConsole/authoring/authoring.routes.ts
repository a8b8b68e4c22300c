import type { FastifyReply } from 'fastify';
import { callerOf } from '../../../contract/caller';
import type { Handlers, Schemas } from '../../../contract/types';
import { etagOf, readIfMatch } from '../../../lib/version';
import type { AccessService } from './access.service';
import type { AuthoringService } from './authoring.service';
import type { TiersService } from './tiers.service';

export type AuthoringOperation =
  | 'getOrganizedEvent'
  | 'createEvent'
  | 'updateEvent'
  | 'deleteEvent'
  | 'publishEvent'
  | 'pauseEvent'
  | 'resumeEvent'
  | 'duplicateEvent'
  | 'setEventAccess'
  | 'findCompanies'
  | 'createTier'
  | 'updateTier'
  | 'deleteTier'
  | 'orderTiers';

export function createAuthoringHandlers(
  service: AuthoringService,
  tiers: TiersService,
  access: AccessService,
): Handlers<AuthoringOperation> {
  const withEtag = async (reply: FastifyReply, answer: Promise<Schemas['OrganizedEvent']>) => {
    const event = await answer;
    reply.header('ETag', etagOf(event.version));
    return event;
  };
  const expectedBy = (request: { headers: { 'if-match'?: string | undefined } }) =>
    readIfMatch(request.headers['if-match']);

  return {
    getOrganizedEvent: (request, reply) =>
      withEtag(reply, service.get(callerOf(request), request.params.id)),
    createEvent: (request, reply) =>
      withEtag(reply, service.create(callerOf(request), request.body)),
    updateEvent: async (request, reply) => {
      const { id } = request.params;
      const expected = expectedBy(request);
      return withEtag(reply, service.update(callerOf(request), id, request.body, expected));
    },
    deleteEvent: async (request) =>
      service.remove(callerOf(request), request.params.id, expectedBy(request)),
    publishEvent: (request, reply) =>
      withEtag(reply, service.publish(callerOf(request), request.params.id)),
    pauseEvent: (request, reply) =>
      withEtag(reply, service.setPaused(callerOf(request), request.params.id, true)),
    resumeEvent: (request, reply) =>
      withEtag(reply, service.setPaused(callerOf(request), request.params.id, false)),
    duplicateEvent: (request, reply) =>
      withEtag(reply, service.duplicate(callerOf(request), request.params.id)),
    setEventAccess: async (request, reply) => {
      const { id } = request.params;
      const expected = expectedBy(request);
      return withEtag(reply, service.setAccess(callerOf(request), id, request.body, expected));
    },
    findCompanies: (request) => access.find(callerOf(request), request.query),
    createTier: (request, reply) =>
      withEtag(reply, tiers.create(callerOf(request), request.params.id, request.body)),
    updateTier: async (request, reply) => {
      const { id, tier_id: tier } = request.params;
      const expected = expectedBy(request);
      return withEtag(reply, tiers.update(callerOf(request), id, tier, request.body, expected));
    },
    deleteTier: async (request, reply) => {
      const { id, tier_id: tier } = request.params;
      return withEtag(reply, tiers.remove(callerOf(request), id, tier, expectedBy(request)));
    },
    orderTiers: async (request, reply) => {
      const { id } = request.params;
      const expected = expectedBy(request);
      return withEtag(reply, tiers.order(callerOf(request), id, request.body, expected));
    },
  };
}
