import { test as base } from '@playwright/test';
import { startFoyer, type Foyer } from '../../scripts/lib/foyer.mjs';

/** One server per worker, with the demo world in a data folder of its own. */
export const test = base.extend<object, { foyer: Foyer }>({
  foyer: [
    async ({ browserName: _browserName }, use) => {
      const foyer = await startFoyer();
      await use(foyer);
      await foyer.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ foyer }, use) => use(foyer.url),
});

export { expect } from '@playwright/test';
