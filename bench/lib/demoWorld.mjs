/** A demo world with many events, and a server on it. */
import { startFoyer } from '../../scripts/lib/foyer.mjs';
import { readConfig } from '../../server/config/config.ts';
import { openDatabase } from '../../server/db/client.ts';
import { migrate } from '../../server/db/migrate.ts';
import { ensureDemoWorld } from '../../server/demo/index.ts';

/** @param location of an empty database @returns it open and filled */
export async function createDemoWorld(location, demoEvents) {
  const database = await openDatabase(location);
  await migrate(database);
  await ensureDemoWorld({
    db: database.db,
    config: { ...readConfig({}), demo: true, demoEvents, holdMinutes: 60 },
    clock: { now: () => Date.now() },
    log: { info: () => {} },
  });
  return database;
}

export const serveDemoWorld = (databaseUrl, { jwtSecret }) =>
  startFoyer({
    env: {
      DATABASE_URL: databaseUrl,
      DEMO: '1',
      JWT_SECRET: jwtSecret,
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'error',
    },
  });
