import { findPostgres, startPostgres, type TemporaryPostgres } from './postgres';

declare global {
  var testPostgres: TemporaryPostgres | undefined;
}

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
  globalThis.testPostgres = await startPostgres();
  process.env.TEST_DATABASE_URL = globalThis.testPostgres.socketUrl;
}

/** Stops the PostgreSQL after the tests. */
export async function stopTestPostgres(): Promise<void> {
  if (!globalThis.testPostgres) return;
  await globalThis.testPostgres.stop();
  delete globalThis.testPostgres;
  delete process.env.TEST_DATABASE_URL;
}
