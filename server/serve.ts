import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppDeps } from './app';
import { readConfig, type Config } from './config/config';
import { ConfigError } from './config/env';
import { readContract } from './contract/document';
import { DatabaseInUseError, openDatabase, type Database, type DatabaseOptions } from './db/client';
import { isConnectionError } from './db/errors';
import { createOutageLog } from './db/outageLog';
import { assertMigrated, migrate, MigrationError } from './db/migrate';
import { assertNoLeftDemoWorld, ensureDemoWorld } from './demo';
import { systemClock } from './lib/clock';
import { keyIdsOf, loadSecrets } from './config/secrets';
import { findPages, findRenderer, findRoot } from './lib/projectFiles';
import { openSetup } from './modules/identity/identity.module';
import { loggerOptions, printLine, step, warningsOf, welcome } from './startup';

/** All in milliseconds after the signal. */
const DEADLINES = {
  /** Until then a load balancer learns from the health call that this server stops. */
  draining: 2_000,
  /** Requests that are still under way are cut off. */
  requests: 5_000,
  /** The process exits, whatever is left. */
  exit: 6_000,
};
/** Milliseconds. */
const IDLE_CHECK = 50;
/** Milliseconds for the statements of background work; the exit ends those that take longer. */
const DATABASE_GRACE = 700;

/**
 * Connections that the system accepts for a process that is busy; Linux takes `net.core.somaxconn` where that is less.
 * Where there are more, it drops the first packet of a connection, which its client sends again after 1, 3 and 7 s.
 */
const BACKLOG = 4_096;

/** Resources in the order in which they are closed. */
const running: { app?: FastifyInstance; database?: Database } = {};

/** Aborted when the server is told to stop. */
const draining = new AbortController();

/** Limits that are left out have their usual values; without `overload` no call is refused. */
type ServerLimits = Pick<AppDeps, 'overload' | 'requestLimits'> &
  Partial<Pick<DatabaseOptions, 'connectTimeout' | 'lockTimeout' | 'statementTimeout'>>;

async function start({ overload, requestLimits, ...databaseLimits }: ServerLimits): Promise<void> {
  const config = readConfig(process.env);
  const outages = createOutageLog();
  const logger = loggerOptions(config.production, process.env.LOG_LEVEL, outages.logMethod);
  const root = findRoot(import.meta.dirname);
  const secrets = await loadSecrets(config);
  const database = await step('Opening the database', () =>
    openDatabase({
      ...config,
      ...databaseLimits,
      log: (message, err) => running.app?.log.warn({ err }, message),
    }),
  );
  running.database = database;
  if (config.migrate) await step('Bringing the database up to date', () => migrate(database));
  else await assertMigrated(database);

  const pagesDir = findPages(root);
  // The render thread is a file beside the bundle: a server that runs from its sources has none.
  const renderer = import.meta.url.endsWith('.ts') ? undefined : findRenderer(root);
  const app = await buildApp({
    config,
    database,
    secrets,
    logger,
    contract: readContract(root),
    draining: draining.signal,
    ...(overload && { overload }),
    ...(requestLimits && { requestLimits }),
    ...(pagesDir !== undefined && { pagesDir }),
    ...(renderer !== undefined && { renderer }),
  });
  running.app = app;
  outages.writeTo(app.log);
  app.log.info({ keys: keyIdsOf(secrets) }, 'known keys, the one that signs first');
  await assertNoLeftDemoWorld({ db: database.db, config });
  const demo = await step('Filling the demo world', () =>
    ensureDemoWorld({ db: database.db, config, log: app.log, clock: systemClock }),
  );
  const setupToken = demo ? null : await openSetup({ db: database.db, config });
  await app.listen({ port: config.port, host: config.host, backlog: BACKLOG });
  const address = addressOf(app, config);
  const publicUrl = config.port === 0 ? address : config.publicUrl;
  const warnings = warningsOf(config, { demo: demo !== null });
  for (const warning of warnings) app.log.warn(warning);
  printLine(
    welcome({
      address,
      publicUrl,
      demo,
      warnings,
      setupToken,
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

/**
 * Refuses the health call, then stops accepting, lets requests finish and frees the database.
 * @param drainFor milliseconds for which new requests are still answered
 */
async function close(drainFor = 0): Promise<void> {
  const { app, database } = running;
  draining.abort();
  const closeAll = setTimeout(() => app?.server.closeAllConnections(), DEADLINES.requests);
  if (app?.server.listening) {
    await pause(drainFor);
    await app.stopListening();
  }
  // A response that began before the signal keeps its connection, which is idle afterwards. `setImmediate` runs after
  // Node has polled the sockets: closing a connection with an unread request would reset it.
  const closeIdle = setInterval(
    () => setImmediate(() => app?.server.closeIdleConnections()),
    IDLE_CHECK,
  );
  try {
    await app?.close();
  } finally {
    clearTimeout(closeAll);
    clearInterval(closeIdle);
    await Promise.race([database?.close(), pause(DATABASE_GRACE)]);
  }
}

let stopping = false;
function stop(signal: NodeJS.Signals): void {
  // A second signal exits at once.
  if (stopping) process.exit(1);
  stopping = true;
  running.app?.log.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), DEADLINES.exit).unref();
  // Ctrl+C comes from a person in front of the server; no load balancer has to notice.
  close(signal === 'SIGTERM' ? DEADLINES.draining : 0).then(
    () => process.exit(0),
    (error: unknown) => exitWithError(error),
  );
}

/** After an uncaught error the state is unknown: exit, so that the process manager restarts it. */
function exitWithError(error: unknown): never {
  if (running.app) running.app.log.fatal({ err: error }, 'stopped by an uncaught error');
  else process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(1);
}

/** One line for errors that the operator can fix; the stack trace for others. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const known = [ConfigError, DatabaseInUseError, MigrationError];
  if (known.some((kind) => error instanceof kind)) return error.message;
  const {
    code,
    syscall,
    port = 'of the server',
  } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the other program, or set PORT to another number.`;
  }
  if (code === 'EACCES' && syscall === 'listen') {
    return `Port ${port} may not be opened by this user. Set PORT to a number above 1023.`;
  }
  if (isConnectionError(error)) {
    return process.env.DATABASE_URL
      ? 'The database at DATABASE_URL does not answer.'
      : `${error.message} Its files are in DATA_DIR.`;
  }
  return error.stack ?? error.message;
}

/** Runs the server until the process is told to stop. */
export function serve(limits: ServerLimits): void {
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('unhandledRejection', exitWithError);
  process.on('uncaughtException', exitWithError);

  start(limits).catch(async (error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    await close().catch(() => undefined);
    process.exit(1);
  });
}
