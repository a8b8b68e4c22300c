import {
  PostgresDialect,
  PostgresDriver,
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { currentWaiting } from '../lib/requestOrigin';
import type { Slots } from '../lib/semaphore';
import { busy, type WaitingTime } from '../lib/waitingTime';
import { isOutdatedPlan, noteDatabaseError, withRetry } from './errors';
import { StatementNames } from './statementNames';

/**
 * Detects connections opened before another process ran a migration. Their prepared statements may fail every time,
 * so the connections are closed.
 */
export class OutdatedConnections {
  /** The number of migrations noticed before each connection was opened. */
  readonly #openedAfter = new WeakMap<pg.PoolClient, number>();
  #migrations = 0;

  /** True if the connection must be closed. */
  has(client: pg.PoolClient): boolean {
    const openedAfter = this.#openedAfter.get(client);
    if (openedAfter === undefined) this.#openedAfter.set(client, this.#migrations);
    return openedAfter !== undefined && openedAfter < this.#migrations;
  }

  /** Reports an outdated plan on this connection; plans on all others may be outdated too. */
  add(client: pg.PoolClient): void {
    if (!this.has(client)) this.#migrations += 1;
  }
}

interface Options {
  /** Must be false for a pooler that assigns a connection per transaction, which loses prepared statements. */
  namedStatements: boolean;
  /** Limits the connections in use at once; if unset, only the pool limits them. */
  slots?: Slots;
  outdated: OutdatedConnections;
  /** Start times of the statements that have a slot and wait for a connection, in order of arrival. */
  waits?: Set<{ since: number }>;
  /**
   * Milliseconds that a statement may wait for a lock, which also limits how long a request waits for the database.
   * Unset for the embedded engine, whose single session everybody shares.
   */
  lockTimeout: number | undefined;
}

/**
 * Kysely's PostgreSQL dialect over a `pg` pool. It names each statement that repeats: `pg` prepares a
 * named statement once on each connection.
 */
export class PreparedStatementDialect extends PostgresDialect {
  readonly #pool: pg.Pool;
  readonly #options: Options;

  constructor(pool: pg.Pool, options: Options) {
    super({ pool });
    this.#pool = pool;
    this.#options = options;
  }

  override createDriver(): PreparedStatementDriver {
    return new PreparedStatementDriver(this.#pool, this.#options);
  }
}

class PreparedStatementDriver extends PostgresDriver {
  readonly #pool: pg.Pool;
  readonly #names: StatementNames | undefined;
  readonly #slots: Slots | undefined;
  readonly #outdated: OutdatedConnections;
  readonly #waits: Set<{ since: number }>;
  readonly #lockTimeout: number | undefined;

  constructor(
    pool: pg.Pool,
    { namedStatements, slots, outdated, waits = new Set(), lockTimeout }: Options,
  ) {
    super({ pool });
    this.#pool = pool;
    this.#names = namedStatements ? new StatementNames() : undefined;
    this.#slots = slots;
    this.#outdated = outdated;
    this.#waits = waits;
    this.#lockTimeout = lockTimeout;
  }

  override acquireConnection(): Promise<DatabaseConnection> {
    const request = currentWaiting();
    if (request?.isOver) return Promise.reject(busy());
    const waiting = this.#lockTimeout === undefined ? undefined : request;
    return waiting ? waiting.count(() => this.#acquire(request, waiting)) : this.#acquire(request);
  }

  async #acquire(
    request: WaitingTime | undefined,
    waiting?: WaitingTime,
  ): Promise<DatabaseConnection> {
    const giveSlot = (await this.#slots?.take(waiting?.left)) ?? (() => undefined);
    const wait = { since: performance.now() };
    this.#waits.add(wait);
    try {
      const client = await this.#connectFor(waiting);
      return new PreparedStatementConnection(client, {
        names: this.#names,
        outdated: this.#outdated,
        request,
        waiting,
        giveSlot,
      });
    } catch (error) {
      giveSlot();
      throw error;
    } finally {
      this.#waits.delete(wait);
    }
  }

  /** Returns a connection that arrives too late to the pool. */
  #connectFor(waiting: WaitingTime | undefined): Promise<pg.PoolClient> {
    const connecting = this.#connect();
    if (!waiting) return connecting;
    return waiting
      .limit(() => connecting)
      .catch((error: unknown) => {
        connecting.then(
          (client) => client.release(),
          () => undefined,
        );
        throw error;
      });
  }

  async #connect(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#pool.connect().catch((error: unknown) => {
        noteDatabaseError(error);
        throw error;
      });
      if (!this.#outdated.has(client)) return client;
      client.release(true);
    }
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    if (!(connection instanceof PreparedStatementConnection)) return;
    await super.beginTransaction(connection, settings);
    connection.isInTransaction = true;
    const timeout = remainingLockTimeout(connection.waiting, this.#lockTimeout);
    if (timeout === undefined) return;
    await connection.executeQuery(CompiledQuery.raw(`set local lock_timeout = ${timeout}`));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof PreparedStatementConnection) {
      if (connection.isLate) return;
      connection.isRollingBack = true;
    }
    await super.rollbackTransaction(connection);
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (!(connection instanceof PreparedStatementConnection)) return;
    connection.release();
  }
}

/** Minimum milliseconds to wait for a lock, however long the request waited before. */
const MIN_LOCK_TIMEOUT = 250;

/**
 * Shortens the lock timeout of a request that has already waited, for example for a connection.
 * @returns milliseconds; undefined for the lock timeout of the connection
 */
function remainingLockTimeout(
  waiting: WaitingTime | undefined,
  lockTimeout: number | undefined,
): number | undefined {
  if (!waiting || lockTimeout === undefined) return undefined;
  const left = Math.ceil(lockTimeout + MIN_LOCK_TIMEOUT - waiting.spent);
  return left < lockTimeout ? Math.max(left, MIN_LOCK_TIMEOUT) : undefined;
}

/** The types of `pg` lack the milliseconds for which it waits for an answer. */
interface LimitedQuery extends pg.QueryConfig {
  query_timeout: number;
}

interface ConnectionOptions extends Pick<Options, 'outdated'> {
  names: StatementNames | undefined;
  /** Of the request that has the connection; once it is over, nothing but a rollback is sent. */
  request: WaitingTime | undefined;
  /** The same where statements have a limit of time. */
  waiting: WaitingTime | undefined;
  giveSlot: () => void;
}

class PreparedStatementConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #outdated: OutdatedConnections;
  readonly #request: WaitingTime | undefined;
  readonly #giveSlot: () => void;
  readonly waiting: WaitingTime | undefined;
  #names: StatementNames | undefined;
  /** True after a statement timed out: the connection is closed, which rolls back its transaction. */
  isLate = false;
  /** Stays true until the connection is released, which follows the end of a transaction. */
  isInTransaction = false;
  isRollingBack = false;

  constructor(
    client: pg.PoolClient,
    { names, outdated, request, waiting, giveSlot }: ConnectionOptions,
  ) {
    this.#client = client;
    this.#names = names;
    this.#outdated = outdated;
    this.#request = request;
    this.waiting = waiting;
    this.#giveSlot = giveSlot;
  }

  /** Repeats a single statement that failed to serialize; transactions are repeated by `withRetry`. */
  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.isInTransaction ? this.#execute(query) : withRetry(() => this.#execute(query));
  }

  async #execute<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const query = { name: this.#names?.nameOf(sql), text: sql, values: [...parameters] };
    try {
      const { command, rowCount, rows } = await this.#send(query);
      const changesRows = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(command);
      return { rows: rows ?? [], numAffectedRows: changesRows ? BigInt(rowCount ?? 0) : undefined };
    } catch (error) {
      noteDatabaseError(error);
      if (isOutdatedPlan(error)) this.#forgetPlans();
      throw error;
    }
  }

  async #send(query: pg.QueryConfig): Promise<pg.QueryResult> {
    const { waiting } = this;
    const left = waiting?.left ?? Infinity;
    if (!waiting && this.#request?.isOver && !this.isRollingBack) throw busy();
    if (!waiting || left === Infinity) return this.#client.query(query);
    if (left <= 0) this.isLate = true;
    if (this.isLate) throw busy();
    const limited: LimitedQuery = { ...query, query_timeout: Math.ceil(left) };
    return waiting
      .count(() => this.#client.query(limited))
      .catch((error: unknown) => {
        this.isLate = waiting.left <= 0;
        throw error;
      });
  }

  /** Discards the prepared plans, so that later statements on this connection are planned again. */
  #forgetPlans(): void {
    this.#names = undefined;
    this.#outdated.add(this.#client);
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not set up: fetch pages instead.');
  }

  release(): void {
    this.#client.release(this.isLate || this.#outdated.has(this.#client));
    this.#giveSlot();
  }
}
