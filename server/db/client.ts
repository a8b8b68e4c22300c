import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import pg from 'pg';
import { databaseDefaults, type DatabaseSettings } from '../config/databaseSettings';
import { noteDatabaseError } from './errors';
import { OutdatedConnections, PreparedStatementDialect } from './preparedStatementDialect';
import { lockFolder } from './folderLock';
import { Engine, type EngineOptions } from './pglite/engine';
import { noteOneSession } from './batchesAtOnce';
import { findPreparedDatabase } from './pglite/preparedDatabase';
import type { Schema } from './schema/index';
import { openReplica, type Replica } from './replica';
import { Slots } from '../lib/semaphore';
import { typeParsers } from './typeParsers';

export { DatabaseInUseError } from './folderLock';

export interface Database {
  db: Kysely<Schema>;
  /**
   * For visitors' reads. Some connections are reserved for it, so that reads do not wait behind bookings and payments.
   * If there is only one connection, reads get it next.
   */
  readerDb: Kysely<Schema>;
  /** For reads whose results visitors share; undefined if there is no replica. */
  replica?: Replica;
  /** For statements that Kysely cannot express; a failing `pool.query()` costs a connection. */
  pool: pg.Pool;
  engine: 'pglite' | 'postgres';
  /**
   * Milliseconds for which the longest-waiting statement of `db` has waited for a connection; 0 if none waits.
   */
  statementWait(): number;
  /** Waits for running statements, then frees everything. May be called more than once. */
  close(): Promise<void>;
}

type DatabaseLog = (message: string, error?: Error) => void;

interface PoolSettings extends Partial<Omit<DatabaseSettings, 'migrate'>> {
  /** Milliseconds for which a statement waits for a connection. */
  connectTimeout?: number;
}

/** The embedded engine has one session and ignores the pool settings. */
export interface DatabaseOptions extends PoolSettings {
  /** URL of a PostgreSQL; by default, the embedded engine with its data in `<dataDir>/db`. */
  databaseUrl?: string | undefined;
  /** URL of its streaming replica. */
  databaseReadUrl?: string | undefined;
  dataDir: string;
  /** Called for events outside of any request: lost idle connections, a stopped engine. */
  log?: DatabaseLog;
}

/** Milliseconds; shorter than the 10 s limit of a request. */
const CONNECT_TIMEOUT = 5_000;
/** Number of the pool's connections reserved for visitors' reads. */
const READER_CONNECTIONS = 2;
/** Share of the other connections reserved for payments and check-in. */
const RESERVED_SHARE = 0.25;
/** Share of the remaining connections that one person or network may use at once. */
const MAX_SHARE_OF_ONE = 0.75;
const IDLE_IN_TRANSACTION_TIMEOUT = 10_000;

/**
 * Opens the storage (D4). Call `migrate` to update the schema.
 * @throws DatabaseInUseError when another process has the embedded database open
 * @throws Error when the embedded database cannot be opened. A PostgreSQL is
 *   contacted by the first statement only.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined
    ? openEmbedded({
        folder: path.join(options.dataDir, 'db'),
        prepared: findPreparedDatabase(),
        log: options.log,
      })
    : openPostgres(options.databaseUrl, options);
}

function openPostgres(
  connectionString: string,
  {
    log,
    databaseReadUrl,
    poolSize = databaseDefaults.poolSize,
    statementTimeout = databaseDefaults.statementTimeout,
    lockTimeout = databaseDefaults.lockTimeout,
    connectTimeout = CONNECT_TIMEOUT,
    pooler,
    namedStatements = true,
  }: Omit<DatabaseOptions, 'databaseUrl' | 'dataDir'>,
): Database {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    types: typeParsers,
    application_name: 'foyer',
    keepAlive: true,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: connectTimeout,
    // A pooler rejects these settings; there, set them on the database role.
    ...(pooler === undefined && {
      statement_timeout: statementTimeout,
      lock_timeout: lockTimeout,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
    }),
  });
  const database = assemble({ engine: 'postgres', pool, log, namedStatements, lockTimeout });
  if (databaseReadUrl === undefined) return database;
  const replica = openReplica({
    connectionString: databaseReadUrl,
    primary: database.readerDb,
    isPooled: pooler !== undefined,
    namedStatements,
    log,
  });
  return {
    ...database,
    replica,
    close: () => replica.close().finally(database.close),
  };
}

/**
 * The embedded PostgreSQL. It has one session, so a transaction blocks all other statements, and a
 * statement on `db` inside of a transaction on `trx` deadlocks until the connect timeout.
 */
export async function openEmbedded(options: EngineOptions): Promise<Database> {
  const parent = path.dirname(options.folder);
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(parent);
  const engine = new Engine(options);
  const free = () => engine.close().finally(() => lock.release());
  try {
    await engine.start();
  } catch (error) {
    await free();
    throw error;
  }
  const pool = new pg.Pool({
    max: 1,
    stream: () => engine.connect(),
    // Set explicitly: the environment (PGHOST, PGSSLMODE) may configure another PostgreSQL.
    host: 'embedded',
    ssl: false,
    user: 'postgres',
    database: 'postgres',
    types: typeParsers,
    idleTimeoutMillis: 0, // a new client would have to prepare everything again
    connectionTimeoutMillis: 2 * CONNECT_TIMEOUT,
  });
  return assemble({ engine: 'pglite', pool, log: options.log, free });
}

interface Assembly extends Pick<Database, 'engine' | 'pool'> {
  log: DatabaseLog | undefined;
  namedStatements?: boolean;
  lockTimeout?: number;
  free?: () => Promise<void>;
}

function assemble({
  engine,
  pool,
  log,
  namedStatements = true,
  lockTimeout,
  free = async () => undefined,
}: Assembly): Database {
  // Without listeners, a database that restarts would end the process. The pool listens to a
  // connection only while it is idle; in use, its error also rejects the running statement.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => {
    noteDatabaseError(error);
    log?.(`An idle database connection was lost: ${error.message}`, error);
  });
  const width = Math.max(1, pool.options.max - READER_CONNECTIONS);
  const reserved = Math.floor(width * RESERVED_SHARE);
  const slots = new Slots(width, {
    reserved,
    maxRunningPerPerson: Math.ceil((width - reserved) * MAX_SHARE_OF_ONE),
    timeout: pool.options.connectionTimeoutMillis ?? CONNECT_TIMEOUT,
    // A request that has begun finishes its work, although its client has disconnected.
    runsEnded: true,
  });
  const statements = {
    namedStatements,
    outdated: new OutdatedConnections(),
    lockTimeout,
  };
  const waits = new Set<{ since: number }>();
  const db = new Kysely<Schema>({
    dialect: new PreparedStatementDialect(pool, { ...statements, slots, waits }),
  });
  const readerDb = new Kysely<Schema>({ dialect: new PreparedStatementDialect(pool, statements) });
  if (engine === 'pglite') [db, readerDb].forEach(noteOneSession);
  let closing: Promise<void> | undefined;
  return {
    db,
    readerDb,
    pool,
    engine,
    statementWait() {
      const [first] = waits;
      return Math.max(slots.wait, first === undefined ? 0 : performance.now() - first.since);
    },
    // Not db.destroy(): it does nothing before the first statement.
    close: () => (closing ??= pool.end().finally(free)),
  };
}
