import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { ConfigError, readConfig, type Config } from './config/config';
import { DatabaseInUseError, openDatabase, type Database } from './db/client';
import { isConnectionError } from './db/errors';
import { migrate, MigrationError } from './db/migrate';
import { ensureDemoWorld } from './demo';
import { systemClock } from './lib/clock';
import { loadSecrets } from './config/secrets';
import { findPages, findRoot, loggerOptions, say, step, welcome } from './startup';

/** Milliseconds that requests under way have to finish; a second more, and the process ends as it is. */
const FINISH = 5_000;

/** What is open, in the order in which it has to be closed. */
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
  const demo = await step('Filling the demo world', () =>
    ensureDemoWorld({ db: database.db, config, log: app.log, clock: systemClock }),
  );
  await app.listen({ port: config.port, host: config.host });
  const address = addressOf(app, config);
  const publicUrl = config.port === 0 ? address : config.publicUrl;
  say(welcome({ address, publicUrl, pages: pagesDir !== undefined, demo }));
}

/** As a person on this machine types it; the port is the one the system gave where 0 was asked for. */
function addressOf(app: FastifyInstance, config: Config): string {
  const bound = app.addresses().find((address) => typeof address === 'object');
  const everywhere = ['0.0.0.0', '::'].includes(config.host);
  return `http://${everywhere ? 'localhost' : config.host}:${bound?.port ?? config.port}`;
}

/** Stops accepting, lets requests finish, then frees the database. */
async function close(): Promise<void> {
  const { app, database } = running;
  const cut = setTimeout(() => app?.server.closeAllConnections(), FINISH);
  // A connection that was busy when the end came would be kept alive after its answer.
  const hangUp = setInterval(() => app?.server.closeIdleConnections(), 50);
  try {
    await app?.close();
  } finally {
    clearTimeout(cut);
    clearInterval(hangUp);
    await database?.close();
  }
}

let stopping = false;
function stop(signal: NodeJS.Signals): void {
  // Asked twice, it is meant.
  if (stopping) process.exit(1);
  stopping = true;
  running.app?.log.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), FINISH + 1_000).unref();
  close().then(
    () => process.exit(0),
    (error: unknown) => die(error),
  );
}

/** Nothing is known to be whole after an error that nobody caught: whoever watches starts it anew. */
function die(error: unknown): never {
  if (running.app) running.app.log.fatal({ err: error }, 'stopped by an error nobody caught');
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}

/** One line for what a person can put right; the whole error for the rest. */
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
process.on('unhandledRejection', die);
process.on('uncaughtException', die);

start().catch(async (error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  await close().catch(() => undefined);
  process.exit(1);
});
