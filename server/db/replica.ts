import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { AppError } from '../lib/errors';
import { withWaitingLimit } from '../lib/requestOrigin';
import { OutdatedConnections, PreparedStatementDialect } from './preparedStatementDialect';
import type { Schema } from './schema/index';
import { typeParsers } from './typeParsers';

type Db = Kysely<Schema>;

export interface ReplicaResult<Result> {
  result: Result;
  /** Maximum staleness in milliseconds: the result contains everything committed that long before the read. */
  lag: number;
}

export interface Replica {
  /**
   * Runs reads in a transaction on the replica. `work` runs again elsewhere when this fails.
   * @returns undefined if the replica is away, fails or lags too much; then read from the primary
   * @throws AppError below 500 that `work` throws
   */
  read<Result>(work: (db: Db) => Promise<Result>): Promise<ReplicaResult<Result> | undefined>;
  close(): Promise<void>;
}

/** All in milliseconds. */
const LIMITS = {
  /** Maximum lag of the replica. Together with the age of a cached answer it must stay below a second. */
  lag: 400,
  /** Limit for connecting and all statements of one read, so that the primary can still answer in time. */
  timeout: 400,
  /** Time for which a failed replica is not used. */
  rest: 2_000,
  /** Maximum age of a known position of the primary; an older one is read again. */
  position: 100,
};
/** Number of concurrent reads. */
const CONNECTIONS = 8;

/** A position in the primary's log that includes everything committed until `at`. */
interface Mark {
  /** Milliseconds of a monotonic clock. */
  at: number;
  position: bigint;
}

interface ReplicaOptions {
  connectionString: string;
  primary: Db;
  namedStatements: boolean;
  /** A pooler accepts no settings at the start of a connection. */
  isPooled: boolean;
  log?: ((message: string, error?: Error) => void) | undefined;
}

/**
 * Reads from a replica only if it has replayed a recent position of the primary's log. The time of the last replayed
 * transaction does not show the lag: it stands still both without writes and on a broken connection.
 */
export function openReplica(options: ReplicaOptions): Replica {
  const { primary, log } = options;
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: CONNECTIONS,
    types: typeParsers,
    application_name: 'foyer-reader',
    keepAlive: true,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: LIMITS.timeout,
    ...(!options.isPooled && { statement_timeout: 2 * LIMITS.timeout }),
  });
  pool.on('connect', (client) => client.on('error', () => undefined));
  // A statement on a lost connection fails by itself.
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({
    dialect: new PreparedStatementDialect(pool, {
      namedStatements: options.namedStatements,
      outdated: new OutdatedConnections(),
      // Nothing waits for locks; with it, statements end after `timeout`.
      lockTimeout: LIMITS.timeout,
    }),
  });
  const now = () => performance.now();
  /** Known positions of the primary, newest first. */
  let marks: Mark[] = [];
  let marking: Promise<void> | undefined;
  let restsUntil = -Infinity;
  let hasFailed = false;

  async function mark(): Promise<void> {
    const at = now();
    // Use the insert position: with synchronous_commit off, commits may not be flushed yet.
    const { rows } = await sql<{ position: string }>`
      select (pg_current_wal_insert_lsn() - '0/0')::text as position`.execute(primary);
    const position = BigInt(rows[0]?.position ?? 0);
    marks = [{ at, position }, ...marks.filter((one) => at - one.at <= LIMITS.lag)];
  }

  async function markAnew(): Promise<void> {
    if (now() - (marks[0]?.at ?? -Infinity) <= LIMITS.position) return;
    marking ??= withWaitingLimit(LIMITS.timeout, mark).finally(() => (marking = undefined));
    await marking;
  }

  /** The newest mark that this connection's server has reached; each may lead to another one. */
  async function reachedBy(trx: Db): Promise<Mark | undefined> {
    const { rows } = await sql<{ position: string | null }>`
      select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end as position
    `.execute(trx);
    const position = rows[0]?.position ?? null;
    if (position === null) return undefined;
    return marks.find((one) => one.position <= BigInt(position) && now() - one.at <= LIMITS.lag);
  }

  function noteFailure(error: unknown): void {
    restsUntil = now() + LIMITS.rest;
    if (hasFailed) return;
    hasFailed = true;
    const cause = error instanceof Error ? error : new Error(String(error));
    log?.(`The replica is not read for now: ${cause.message}`, cause);
  }

  async function readThere<Result>(
    work: (db: Db) => Promise<Result>,
  ): Promise<ReplicaResult<Result> | undefined> {
    const began = now();
    return db.transaction().execute(async (trx) => {
      const reached = await reachedBy(trx);
      if (!reached) return undefined;
      return { result: await work(trx), lag: Math.max(0, began - reached.at) };
    });
  }

  let closing: Promise<void> | undefined;
  return {
    async read(work) {
      if (now() < restsUntil) return undefined;
      try {
        await markAnew();
      } catch {
        // Ignore errors of the primary; requests that read from it report them.
        return undefined;
      }
      try {
        const found = await withWaitingLimit(LIMITS.timeout, () => readThere(work));
        hasFailed = false;
        return found;
      } catch (error) {
        if (error instanceof AppError && error.status < 500) throw error;
        noteFailure(error);
        return undefined;
      }
    },
    close: () => (closing ??= pool.end()),
  };
}
