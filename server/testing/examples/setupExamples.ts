import { openSetup } from '../../modules/identity/setup/setupState.service';
import type { Examples } from './exampleWorld';

const ofLink = async (token: Promise<string | null>) => ({ 'x-setup-token': (await token) ?? '' });

/** Calls in an empty database, before there is anybody. */
export const setupExamples = {
  getSetup: {},
  completeSetup: async (world) => ({
    headers: await ofLink(openSetup(world)),
    body: {
      first_name: 'Rhea',
      last_name: 'Fonseca',
      email: 'rhea@bombaylive.example',
      password: 'a long new password',
      organizer: { name: 'Bombay Live', state: 'Maharashtra' },
    },
  }),
} satisfies Examples;
