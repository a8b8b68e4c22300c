import type { RequestBuilder } from './requestParts';

const team: RequestBuilder = ({ organizer }) => ({ id: organizer.id });

/** API keys of the owner's company and of the organizer. */
export const apiKeyRequests = {
  listCompanyApiKeys: () => ({}),
  createCompanyApiKey: () => ({ body: { name: 'Travel tool', scopes: ['export'] } }),
  deleteCompanyApiKey: ({ apiKeys }) => ({ id: apiKeys.company }),
  listOrganizerApiKeys: team,
  createOrganizerApiKey: ({ organizer }) => ({
    id: organizer.id,
    body: { name: 'Doors', scopes: ['check_in'] },
  }),
  deleteOrganizerApiKey: ({ organizer, apiKeys }) => ({
    id: organizer.id,
    path: { key_id: String(apiKeys.organizer) },
  }),
} satisfies Record<string, RequestBuilder>;

/** Their audit entries, for `auditedCalls`. */
export const auditedApiKeyCalls = {
  createCompanyApiKey: { action: 'api_key.created', as: 'company_admin' },
  deleteCompanyApiKey: { action: 'api_key.deleted', as: 'company_admin' },
  createOrganizerApiKey: { action: 'api_key.created' },
  deleteOrganizerApiKey: { action: 'api_key.deleted' },
} as const;
