import { bombayLive } from '../../demo/world/organizer';
import type { Examples, ExampleWorld } from './exampleWorld';

const meera = { as: 'meera' };
const rhea = { as: 'rhea', id: bombayLive.id };
const travelTool = {
  name: 'Travel tool',
  scopes: ['read_events', 'read_bookings', 'spend'],
  expires_in_days: 90,
} as const;
const doors = { name: 'Doors', scopes: ['read_events', 'check_in'] } as const;

const ofCompany = () => ({
  as: 'meera',
  body: { ...travelTool, scopes: [...travelTool.scopes] },
});
const ofOrganizer = () => ({ ...rhea, body: { ...doors, scopes: [...doors.scopes] } });

/** API keys. */
export const apiKeyExamples = {
  createCompanyApiKey: ofCompany,
  listCompanyApiKeys: async ({ answer }: ExampleWorld) => {
    await answer('createCompanyApiKey', ofCompany());
    return meera;
  },
  createOrganizerApiKey: ofOrganizer,
  listOrganizerApiKeys: async ({ answer }: ExampleWorld) => {
    await answer('createOrganizerApiKey', ofOrganizer());
    return rhea;
  },
} satisfies Examples;
