import {
  PostgresDialect,
  PostgresDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import type { Slots } from '../lib/semaphore';
import { isOutdatedPlan, withRetry } from './errors';
import { StatementNames } from './statementNames';

/**
 * Which connections were opened before a migration that another process has run. What was prepared on them
 * may fail each time, so they are closed.
 */
export class OutdatedConnections {
  /** The number of migrations noticed before each connection was opened. */
  readonly #openedAfter = new WeakMap<pg.PoolClient, number>();
  #migrations = 0;

  /** True when it has to be closed. */
  has(client: pg.PoolClient): boolean {
    const openedAfter = this.#openedAfter.get(client);
    if (openedAfter === undefined) this.#openedAfter.set(client, this.#migrations);
    return openedAfter !== undefined && openedAfter < this.#migrations;
  }

  /** A plan on this connection is outdated, so that those on all others may be. */
  add(client: pg.PoolClient): void {
    if (!this.has(client)) this.#migrations += 1;
  }
}

interface Options {
  /** A pooler that hands out connections anew for each transaction loses what was prepared on them. */
  namedStatements: boolean;
  /** How many connections it has at once; unset, as many as the pool has. */
  slots?: Slots;
  outdated: OutdatedConnections;
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

  constructor(pool: pg.Pool, { namedStatements, slots, outdated }: Options) {
    super({ pool });
    this.#pool = pool;
    this.#names = namedStatements ? new StatementNames() : undefined;
    this.#slots = slots;
    this.#outdated = outdated;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#slots?.take();
    try {
      const client = await this.#connect();
      return new PreparedStatementConnection(client, this.#names, this.#outdated);
    } catch (error) {
      this.#slots?.give();
      throw error;
    }
  }

  async #connect(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#pool.connect();
      if (!this.#outdated.has(client)) return client;
      client.release(true);
    }
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    await super.beginTransaction(connection, settings);
    if (connection instanceof PreparedStatementConnection) connection.isInTransaction = true;
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (!(connection instanceof PreparedStatementConnection)) return;
    connection.release();
    this.#slots?.give();
  }
}

class PreparedStatementConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #outdated: OutdatedConnections;
  #names: StatementNames | undefined;
  /** Stays true until the connection is released, which follows the end of a transaction. */
  isInTransaction = false;

  constructor(
    client: pg.PoolClient,
    names: StatementNames | undefined,
    outdated: OutdatedConnections,
  ) {
    this.#client = client;
    this.#names = names;
    this.#outdated = outdated;
  }

  /** A statement of its own that failed to serialize is repeated here; a transaction, where it began. */
  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.isInTransaction ? this.#execute(query) : withRetry(() => this.#execute(query));
  }

  async #execute<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const query = { name: this.#names?.nameOf(sql), text: sql, values: [...parameters] };
    try {
      const { command, rowCount, rows } = await this.#client.query(query);
      const changesRows = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(command);
      return { rows: rows ?? [], numAffectedRows: changesRows ? BigInt(rowCount ?? 0) : undefined };
    } catch (error) {
      if (isOutdatedPlan(error)) this.#forgetPlans();
      throw error;
    }
  }

  /** What comes on this connection is planned anew. */
  #forgetPlans(): void {
    this.#names = undefined;
    this.#outdated.add(this.#client);
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not set up: fetch pages instead.');
  }

  release(): void {
    this.#client.release(this.#outdated.has(this.#client));
  }
}
