import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import type { ApiKeysService } from './apiKeys.service';

export type ApiKeysOperation =
  | 'listCompanyApiKeys'
  | 'createCompanyApiKey'
  | 'deleteCompanyApiKey'
  | 'listOrganizerApiKeys'
  | 'createOrganizerApiKey'
  | 'deleteOrganizerApiKey';

export function createApiKeysHandlers(service: ApiKeysService): Handlers<ApiKeysOperation> {
  return {
    listCompanyApiKeys: (request) => service.listOfCompany(callerOf(request)),
    createCompanyApiKey: (request) => service.createOfCompany(callerOf(request), request.body),
    deleteCompanyApiKey: (request) => service.deleteOfCompany(callerOf(request), request.params.id),
    listOrganizerApiKeys: (request) =>
      service.listOfOrganizer(callerOf(request), request.params.id),
    createOrganizerApiKey: (request) =>
      service.createOfOrganizer(callerOf(request), request.params.id, request.body),
    deleteOrganizerApiKey: (request) =>
      service.deleteOfOrganizer(callerOf(request), request.params.id, request.params.key_id),
  };
}
