import {
  PostgresDialect,
  PostgresDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { StatementNames } from './statementNames';

/** Kysely's PostgreSQL dialect over a stock `pg` pool, with statements prepared once. */
export class NamingDialect extends PostgresDialect {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): NamingDriver {
    return new NamingDriver(this.#pool);
  }
}

class NamingDriver extends PostgresDriver {
  readonly #pool: pg.Pool;
  readonly #names = new StatementNames();

  constructor(pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new NamingConnection(await this.#pool.connect(), this.#names);
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof NamingConnection) connection.release();
  }
}

class NamingConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames;
  #spoiled = false;

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const query = { name: this.#names.nameOf(sql), text: sql, values: [...parameters] };
    try {
      const { command, rowCount, rows } = await this.#client.query(query);
      const affects = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(command);
      return { rows: rows ?? [], numAffectedRows: affects ? BigInt(rowCount ?? 0) : undefined };
    } catch (error) {
      if (isOutdatedPlan(error)) this.#spoiled = true;
      throw error;
    }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not set up: fetch pages instead.');
  }

  release(): void {
    this.#client.release(this.#spoiled);
  }
}

/**
 * A prepared `select *` whose table has gained a column (a migration by a newer server) fails for
 * as long as its connection lives, so that connection is closed.
 */
function isOutdatedPlan(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('cached plan must not change');
}
