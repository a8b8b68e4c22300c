import { findPostgres, startPostgres, type TemporaryPostgres } from './postgres';

declare global {
  var testPostgres: TemporaryPostgres | undefined;
}

/**
 * By default PostgreSQL plans each of the first five executions of a statement, and few tests execute one more often:
 * a tenth of the time of the server's tests.
 */
const SAVING = { plan_cache_mode: 'force_generic_plan', jit: 'off' };

/**
 * Starts a PostgreSQL for the server's tests and sets TEST_DATABASE_URL to its address. If this machine has none, or
 * with TEST_ENGINE=embedded, the tests run on the embedded database.
 */
export default async function globalSetup(): Promise<void> {
  if (process.env.TEST_ENGINE === 'embedded') {
    delete process.env.TEST_DATABASE_URL;
    return;
  }
  if (process.env.TEST_DATABASE_URL || !findPostgres()) return;
  globalThis.testPostgres = await startPostgres({ settings: SAVING });
  process.env.TEST_DATABASE_URL = globalThis.testPostgres.socketUrl;
}

/** Stops the PostgreSQL after the tests. */
export async function stopTestPostgres(): Promise<void> {
  if (!globalThis.testPostgres) return;
  await globalThis.testPostgres.stop();
  delete globalThis.testPostgres;
  delete process.env.TEST_DATABASE_URL;
}
