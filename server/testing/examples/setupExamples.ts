import { openSetup } from '../../modules/identity/setup/setupState.service';
import type { Examples, ExampleWorld } from './exampleWorld';

/** The token of the link that the server prints at its first start. */
const ofLink = async (world: ExampleWorld) => ({
  headers: { 'x-setup-token': (await openSetup(world)) ?? '' },
});

/** Calls in an empty database, before there is anybody. */
export const setupExamples = {
  getSetup: ofLink,
  completeSetup: async (world) => ({
    ...(await ofLink(world)),
    body: {
      first_name: 'Rhea',
      last_name: 'Fonseca',
      email: 'rhea@bombaylive.example',
      password: 'a long new password',
      organizer: { name: 'Bombay Live', state: 'Maharashtra' },
    },
  }),
} satisfies Examples;
