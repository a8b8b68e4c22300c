import { callerOf, provisionerOf } from '../../../contract/caller';
import type { Config } from '../../../config/config';
import type { Handlers } from '../../../contract/types';
import { notFound } from '../../../lib/errors';
import { presentPage } from './scim.presenter';
import type { ScimGroups } from './scimGroups.service';
import { resourceTypes, schemas, SCIM_PATH, serviceProviderConfig } from './scimResources.rules';
import type { ScimTokens } from './scimTokens.service';
import type { ScimUsers } from './scimUsers.service';

export type ScimOperation =
  | 'getScim'
  | 'createScimToken'
  | 'deleteScimToken'
  | 'getScimServiceProviderConfig'
  | 'listScimResourceTypes'
  | 'getScimResourceType'
  | 'listScimSchemas'
  | 'getScimSchema'
  | 'listScimUsers'
  | 'createScimUser'
  | 'getScimUser'
  | 'replaceScimUser'
  | 'patchScimUser'
  | 'deleteScimUser'
  | 'listScimGroups'
  | 'createScimGroup'
  | 'getScimGroup'
  | 'replaceScimGroup'
  | 'patchScimGroup'
  | 'deleteScimGroup';

interface ScimServices {
  tokens: ScimTokens;
  users: ScimUsers;
  groups: ScimGroups;
}

/** A resource of a fixed list, by its id. @throws 404 */
function oneOf<Resource extends { id: string }>(list: readonly Resource[], id: string): Resource {
  const found = list.find((one) => one.id === id);
  if (!found) throw notFound('There is no such resource.');
  return found;
}

const wholeList = <Resource>(resources: Resource[]) =>
  presentPage({ total: resources.length, startIndex: 1, resources });

export function createScimHandlers(
  { tokens, users, groups }: ScimServices,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Handlers<ScimOperation> {
  const base = `${publicUrl}${SCIM_PATH}`;
  return {
    getScim: (request) => tokens.read(callerOf(request)),
    createScimToken: (request) => tokens.make(callerOf(request)),
    deleteScimToken: (request) => tokens.remove(callerOf(request)),

    getScimServiceProviderConfig: async () => serviceProviderConfig(base),
    listScimResourceTypes: async () => wholeList(resourceTypes(base)),
    getScimResourceType: async ({ params }) => oneOf(resourceTypes(base), params.id),
    listScimSchemas: async () => wholeList(schemas(base)),
    getScimSchema: async ({ params }) => oneOf(schemas(base), params.id),

    listScimUsers: (request) => users.list(provisionerOf(request), request.query),
    async createScimUser(request, reply) {
      const user = await users.create(provisionerOf(request), request.body);
      reply.header('Location', user.meta.location);
      return user;
    },
    getScimUser: (request) => users.get(provisionerOf(request), request.params.id, request.query),
    replaceScimUser: (request) =>
      users.replace(provisionerOf(request), request.params.id, request.body),
    patchScimUser: (request) =>
      users.patch(provisionerOf(request), request.params.id, request.body),
    deleteScimUser: (request) => users.remove(provisionerOf(request), request.params.id),

    listScimGroups: (request) => groups.list(provisionerOf(request), request.query),
    createScimGroup: async () => groups.create(),
    getScimGroup: (request) => groups.get(provisionerOf(request), request.params.id, request.query),
    replaceScimGroup: (request) =>
      groups.replace(provisionerOf(request), request.params.id, request.body),
    patchScimGroup: (request) =>
      groups.patch(provisionerOf(request), request.params.id, request.body),
    deleteScimGroup: async ({ params }) => groups.remove(params.id),
  };
}
