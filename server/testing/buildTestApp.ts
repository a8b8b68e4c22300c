import { generateKeyPairSync } from 'node:crypto';
import type { CheckedApp } from './checkedInject';
import { buildApp, type AppDeps } from '../app';
import { readConfig, type Config } from '../config/config';
import type { Clock } from '../lib/clock';
import type { ResolveTxt } from '../lib/txtRecords';
import type { Secrets } from '../config/secrets';
import { longRequestLimits } from './longTimeouts';
import { startPdfThread } from './pdfThread';
import { rejectUnlistedErrors } from './listedErrors';
import { bundleOf } from './programs';
import { createTestDatabase, openSecondPool, type TestDatabaseOptions } from './testDatabase';
import { testContract } from './testContract';

export function testSecrets(): Secrets {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    jwtSecret: 'test-secret-test-secret-test-secret-0123',
    acceptedJwtSecrets: [],
    ticketKey: { privateKey, publicKey },
    acceptedTicketKeys: [],
  };
}

/** For tests in which one person or company holds more seats than is allowed (D31). */
export const noHoldLimits = { maxHeldPerPerson: 0, maxHeldPerCompany: 0 };

/** Tests write more per minute than a person does. */
const noWriteQuotas = {
  writesPerPerson: 0,
  writesPerCompany: 0,
  writesPerNetwork: 0,
  callsPerKey: 0,
};

interface TestAppOptions extends TestDatabaseOptions {
  config?: Partial<Config>;
  clock?: Clock;
  monotonic?: Clock;
  draining?: AbortSignal;
  resolveTxt?: ResolveTxt;
  logger?: AppDeps['logger'];
  overload?: AppDeps['overload'];
  /** Random calls may reach, by luck, an error that the contract does not list. */
  allowsUnlistedErrors?: boolean;
  startPdfThread?: AppDeps['startPdfThread'];
  walletAddresses?: AppDeps['walletAddresses'];
}

/** The real app on an empty, migrated database: PostgreSQL if available, otherwise PGlite. */
export async function buildTestApp(options: TestAppOptions = {}) {
  const database = await createTestDatabase(options);
  const server = await startOn(database, testSecrets(), options);
  return {
    ...server,
    undo: database.undo,
    /** Another server on the same database with other secrets or settings. Close it before this one. */
    startBeside: (secrets: Secrets, config: Partial<Config> = {}) =>
      startOn(database, secrets, { ...options, config: { ...options.config, ...config } }),
    async close() {
      await server.close();
      await database.drop();
    },
  };
}

/** The real app on a migrated database. Closing the app leaves the database open. */
export async function startOn(
  database: AppDeps['database'],
  secrets: Secrets,
  options: TestAppOptions,
) {
  const config = { ...readConfig({}), ...noWriteQuotas, ...options.config };
  const built = await buildApp({
    config,
    contract: testContract(),
    database,
    secrets,
    requestLimits: longRequestLimits,
    startPdfThread: options.startPdfThread ?? startPdfThread,
    fileReaderProgram: bundleOf('fileReader'),
    ...(options.walletAddresses && { walletAddresses: options.walletAddresses }),
    ...(options.clock && { clock: options.clock }),
    ...(options.monotonic && { monotonic: options.monotonic }),
    ...(options.logger && { logger: options.logger }),
    ...(options.overload && { overload: options.overload }),
    ...(options.draining && { draining: options.draining }),
    // Tests make no DNS lookups.
    resolveTxt: options.resolveTxt ?? (() => Promise.resolve([])),
  });
  if (!options.allowsUnlistedErrors) rejectUnlistedErrors(built, testContract());
  const app: CheckedApp = built;
  await app.ready();
  return {
    app,
    db: database.db,
    pool: database.pool,
    config,
    secrets,
    close: () => app.close(),
  };
}

/** A second app with a separate pool on the same PostgreSQL; close it before the first. */
export async function startWithOwnPool(first: TestApp): Promise<TestApp> {
  const database = await openSecondPool(first);
  const { config, secrets } = first;
  const server = await startOn(database, secrets, { config, allowsUnlistedErrors: true });
  return { ...first, ...server, close: () => server.close().finally(() => database.close()) };
}

export type TestApp = Awaited<ReturnType<typeof buildTestApp>>;
