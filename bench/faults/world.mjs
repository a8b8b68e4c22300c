/** Two server processes on one PostgreSQL under load, and the promises that are kept meanwhile. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { testSecrets } from '../../server/testing/buildTestApp.ts';
import { comparePurchases, preparePurchases } from '../../server/testing/model/purchases.ts';
import { startServerProcess } from '../../server/testing/serverProcess.ts';
import { startCluster } from './cluster.mjs';
import { startLoad } from './load.mjs';
import { startProxy } from './proxy.mjs';
import { startServices } from './services.mjs';

const CALLERS = 16;
const SERVERS = 2;

/**
 * @param postgres one that runs already; unset, a new one
 * @param cluster options of `startCluster` for a new one
 * @param proxied servers reach the database through a proxy
 * @param env settings of the servers
 * @param outside servers use gateways and a mail server, each a fake that can fail
 * @param old an earlier release: its schema and its servers are there at first
 */
export async function createWorld({
  postgres: running,
  cluster = {},
  proxied = false,
  env = {},
  outside = false,
  old,
} = {}) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'foyer-faults-'));
  const secrets = testSecrets();
  const postgres = running ?? (await startCluster(cluster));
  const proxy = proxied ? await startProxy(postgres.url) : null;
  const services = outside ? await startServices() : null;
  const location = { databaseUrl: postgres.url, dataDir };
  const settings = {
    DATA_DIR: dataDir,
    JWT_SECRET: secrets.jwtSecret,
    DEMO: '0',
    PAYMENTS: 'sandbox',
    LOG_LEVEL: 'fatal',
    MAX_HELD_PER_PERSON: '0',
    MAX_HELD_PER_COMPANY: '0',
    DATABASE_URL: proxy?.url ?? postgres.url,
    ...services?.env,
    ...env,
  };
  const data = await preparePurchases(
    location,
    secrets,
    CALLERS,
    old && (() => old.bringUp(postgres.url)),
  );
  const servers = [];
  const serve = (more = {}, command = undefined) =>
    startServerProcess({ ...settings, ...more }, command);
  while (servers.length < SERVERS) servers.push(await serve({}, old && [old.server]));
  let load;
  return {
    data,
    postgres,
    proxy,
    services,
    servers,
    location,
    serve,

    startLoad(options = {}) {
      load = startLoad(data, {
        addressOf: (number) => servers[number % servers.length].address,
        ...options,
      });
      return load;
    },

    /** Ends the load and compares the database with what was acknowledged. @returns what was measured */
    async finish() {
      const report = await load.end();
      const lost = await comparePurchases(location, data, load.purchases).then(
        () => null,
        (error) => error.message,
      );
      const { known, paid } = load.purchases;
      return { ...report, lost, bookings: known.size, payments: paid.size };
    },

    async close() {
      await load?.end();
      await Promise.all(servers.map((server) => server.kill()));
      await Promise.all([proxy?.stop(), services?.stop()]);
      if (!running) postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
