import { startFoyer, type Foyer } from '../../scripts/lib/foyer.mjs';
import { test as base } from './server';

/** Tests that change what others rely on: each has a server with the demo world of its own. */
export const test = base.extend<{ publicHost: string; place: Foyer }>({
  publicHost: ['127.0.0.1', { option: true }],
  place: async ({ publicHost }, use) => {
    const place = await startFoyer({ build: false, publicHost });
    await use(place);
    await place.stop();
  },
  hasOwnContext: true,
  baseURL: async ({ place }, use) => use(place.url),
});
