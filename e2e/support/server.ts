import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { startFoyer, type Foyer } from '../../scripts/lib/foyer.mjs';
import { stockFor, type Stock } from './faultStock';

interface WorkerFixtures {
  foyer: Foyer;
  /** Gauri's, for who only looks at it: nobody else buys as her. */
  stock: Stock;
}

/**
 * One server per worker, with the demo world in a data folder of its own. All that a worker has is
 * named here: tests with other fixtures of a worker would start a server of their own.
 */
export const test = base.extend<object, WorkerFixtures>({
  foyer: [
    async ({ browserName: _browserName }, use) => {
      const foyer = await startFoyer();
      await use(foyer);
      await foyer.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  stock: [
    async ({ playwright, foyer }, use) => {
      const request = await playwright.request.newContext({ baseURL: foyer.url });
      await use(await stockFor(request, 'gauri'));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ foyer }, use) => use(foyer.url),
});

/** What the server signs access tokens with: it keeps it beside its data (D5). */
export async function signingKeyOf({ dataDir }: Foyer): Promise<string> {
  return (await readFile(path.join(dataDir, 'jwt-secret'), 'utf8')).trim();
}

export { expect } from '@playwright/test';
