import { findPostgres, startPostgres, type TemporaryPostgres } from './postgres';

declare global {
  var testPostgres: TemporaryPostgres | undefined;
}

/**
 * Before the tests of the server: starts a PostgreSQL for them, whose address is TEST_DATABASE_URL. Without one on this
 * machine, or with TEST_ENGINE=embedded, they run on the embedded database.
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

/** Stops that PostgreSQL after the tests. */
export async function stopTestPostgres(): Promise<void> {
  if (!globalThis.testPostgres) return;
  await globalThis.testPostgres.stop();
  delete globalThis.testPostgres;
  delete process.env.TEST_DATABASE_URL;
}
