import { startFoyer, type Foyer } from '../../scripts/lib/foyer.mjs';
import { test as base } from './server';

/** Tests that change what others rely on: each has a server with the demo world of its own. */
export const test = base.extend<{ place: Foyer }>({
  place: async ({ browserName: _browserName }, use) => {
    const place = await startFoyer({ build: false });
    await use(place);
    await place.stop();
  },
  hasOwnContext: true,
  baseURL: async ({ place }, use) => use(place.url),
});
