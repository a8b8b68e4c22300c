import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { ConfigError, readConfig, type Config } from './config/config';
import { DatabaseInUseError, openDatabase, type Database } from './db/client';
import { isConnectionError } from './db/errors';
import { migrate, MigrationError } from './db/migrate';
import { assertNoLeftDemoWorld, ensureDemoWorld } from './demo';
import { systemClock } from './lib/clock';
import { loadSecrets } from './config/secrets';
import { hasAccounts } from './modules/identity/identity.module';
import {
  findPages,
  findRoot,
  loggerOptions,
  printLine,
  step,
  warningsOf,
  welcome,
} from './startup';

/** Milliseconds for requests under way to finish; one second later the process exits regardless. */
const SHUTDOWN_GRACE = 5_000;

/** Resources in the order in which they are closed. */
const running: { app?: FastifyInstance; database?: Database } = {};

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const logger = loggerOptions(config.production, process.env.LOG_LEVEL);
  const root = findRoot(import.meta.dirname);
  const secrets = await loadSecrets(config);
  const database = await step('Opening the database', () =>
    openDatabase({ ...config, log: (message) => running.app?.log.warn(message) }),
  );
  running.database = database;
  await step('Bringing the database up to date', () => migrate(database));

  const pagesDir = findPages(root);
  const app = await buildApp({
    config,
    database,
    secrets,
    logger,
    root,
    ...(pagesDir !== undefined && { pagesDir }),
  });
  running.app = app;
  await assertNoLeftDemoWorld({ db: database.db, config });
  const demo = await step('Filling the demo world', () =>
    ensureDemoWorld({ db: database.db, config, log: app.log, clock: systemClock }),
  );
  await app.listen({ port: config.port, host: config.host });
  const address = addressOf(app, config);
  const publicUrl = config.port === 0 ? address : config.publicUrl;
  const warnings = warningsOf(config, { demo: demo !== null });
  for (const warning of warnings) app.log.warn(warning);
  const needsFirstPerson = !(await hasAccounts(database.db));
  printLine(
    welcome({
      ...{ address, publicUrl, demo, warnings, needsFirstPerson },
      pages: pagesDir !== undefined,
      embedded: config.databaseUrl === undefined,
    }),
  );
}

/** The address to open in a browser on this machine; with PORT=0 the port that the system assigned. */
function addressOf(app: FastifyInstance, config: Config): string {
  const bound = app.addresses().find((address) => typeof address === 'object');
  const everywhere = ['0.0.0.0', '::'].includes(config.host);
  return `http://${everywhere ? 'localhost' : config.host}:${bound?.port ?? config.port}`;
}

/** Stops accepting, lets requests finish, then frees the database. */
async function close(): Promise<void> {
  const { app, database } = running;
  const closeAll = setTimeout(() => app?.server.closeAllConnections(), SHUTDOWN_GRACE);
  // A connection that was busy when closing began would be kept alive after its response.
  const closeIdle = setInterval(() => app?.server.closeIdleConnections(), 50);
  try {
    await app?.close();
  } finally {
    clearTimeout(closeAll);
    clearInterval(closeIdle);
    await database?.close();
  }
}

let stopping = false;
function stop(signal: NodeJS.Signals): void {
  // A second signal exits at once.
  if (stopping) process.exit(1);
  stopping = true;
  running.app?.log.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), SHUTDOWN_GRACE + 1_000).unref();
  close().then(
    () => process.exit(0),
    (error: unknown) => exitWithError(error),
  );
}

/** After an uncaught error the state is unknown: exit, so that the process manager restarts it. */
function exitWithError(error: unknown): never {
  if (running.app) running.app.log.fatal({ err: error }, 'stopped by an uncaught error');
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}

/** One line for errors that the operator can fix; the stack trace for others. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const known = [ConfigError, DatabaseInUseError, MigrationError];
  if (known.some((kind) => error instanceof kind)) return error.message;
  const { code, syscall, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the other program, or set PORT to another number.`;
  }
  if (code === 'EACCES' && syscall === 'listen') {
    return `Port ${port} may not be opened by this user. Set PORT to a number above 1023.`;
  }
  if (isConnectionError(error)) return 'The database at DATABASE_URL does not answer.';
  return error.stack ?? error.message;
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('unhandledRejection', exitWithError);
process.on('uncaughtException', exitWithError);

start().catch(async (error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  await close().catch(() => undefined);
  process.exit(1);
});
