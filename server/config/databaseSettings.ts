import { ConfigError, flag, integer, text, url, type Env } from './env';

/** How this process uses PostgreSQL; the embedded database has one connection and no timeouts. */
export interface DatabaseSettings {
  /** Connections of this process. */
  poolSize: number;
  /** Milliseconds that a statement may take. */
  statementTimeout: number;
  /** Milliseconds that a statement may wait for a lock. */
  lockTimeout: number;
  /**
   * `transaction`: a pooler assigns a server connection for each transaction, so session state is lost between them.
   */
  pooler: 'transaction' | undefined;
  /** Repeated statements are prepared on each connection. */
  namedStatements: boolean;
  /** Migrations run at start. */
  migrate: boolean;
}

/** Timeouts in milliseconds, inside the ten seconds that a request may take. */
export const databaseDefaults = { poolSize: 10, statementTimeout: 8_000, lockTimeout: 1_400 };
const LONGEST = 9_000;

/** URL schemes of PostgreSQL. */
const SCHEMES = ['postgres:', 'postgresql:'];

/** Undefined for the embedded database. @throws ConfigError */
export const primaryUrl = (env: Env) => url(env, 'DATABASE_URL', SCHEMES);

/** @throws ConfigError, also when there is no primary */
export function replicaUrl(env: Env): string | undefined {
  const found = url(env, 'DATABASE_READ_URL', SCHEMES);
  if (found !== undefined && primaryUrl(env) === undefined) {
    throw new ConfigError('DATABASE_READ_URL is a replica of DATABASE_URL, which is not set.');
  }
  return found;
}

/** @throws ConfigError */
export function databaseSettings(env: Env): DatabaseSettings {
  const pooler = text(env, 'DATABASE_POOLER')?.toLowerCase();
  if (pooler !== undefined && pooler !== 'transaction') {
    throw new ConfigError(`DATABASE_POOLER must be transaction or unset, not "${pooler}".`);
  }
  const migrate = flag(env, 'MIGRATE', pooler === undefined);
  if (migrate && pooler !== undefined) {
    throw new ConfigError(
      'MIGRATE=1 needs a connection past the pooler: run npm run migrate with such a DATABASE_URL and without DATABASE_POOLER.',
    );
  }
  return {
    poolSize: integer(env, 'DATABASE_POOL_SIZE', databaseDefaults.poolSize, 4, 200),
    statementTimeout: integer(
      env,
      'DATABASE_STATEMENT_TIMEOUT',
      databaseDefaults.statementTimeout,
      1_000,
      LONGEST,
    ),
    lockTimeout: integer(env, 'DATABASE_LOCK_TIMEOUT', databaseDefaults.lockTimeout, 500, LONGEST),
    pooler,
    namedStatements: flag(env, 'DATABASE_NAMED_STATEMENTS', pooler === undefined),
    migrate,
  };
}
