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
