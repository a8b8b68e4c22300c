import {
  PostgresDialect,
  PostgresDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import type { Slots } from '../lib/semaphore';
import { StatementNames } from './statementNames';

interface Options {
  /** A pooler that hands out connections anew for each transaction loses what was prepared on them. */
  namedStatements: boolean;
  /** How many connections it has at once; unset, as many as the pool has. */
  slots?: Slots;
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

  constructor(pool: pg.Pool, { namedStatements, slots }: Options) {
    super({ pool });
    this.#pool = pool;
    this.#names = namedStatements ? new StatementNames() : undefined;
    this.#slots = slots;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#slots?.take();
    try {
      return new PreparedStatementConnection(await this.#pool.connect(), this.#names);
    } catch (error) {
      this.#slots?.give();
      throw error;
    }
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (!(connection instanceof PreparedStatementConnection)) return;
    connection.release();
    this.#slots?.give();
  }
}

class PreparedStatementConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames | undefined;
  #mustClose = false;

  constructor(client: pg.PoolClient, names: StatementNames | undefined) {
    this.#client = client;
    this.#names = names;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const query = { name: this.#names?.nameOf(sql), text: sql, values: [...parameters] };
    try {
      const { command, rowCount, rows } = await this.#client.query(query);
      const changesRows = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(command);
      return { rows: rows ?? [], numAffectedRows: changesRows ? BigInt(rowCount ?? 0) : undefined };
    } catch (error) {
      if (isOutdatedPlan(error)) this.#mustClose = true;
      throw error;
    }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not set up: fetch pages instead.');
  }

  release(): void {
    this.#client.release(this.#mustClose);
  }
}

/**
 * True for the error of a prepared `select *` whose table has since gained a column (a newer server
 * has migrated). On this connection the statement would fail every time, so the connection is closed.
 */
function isOutdatedPlan(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('cached plan must not change');
}
