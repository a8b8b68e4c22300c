import { readConfig } from './config/config';
import { ConfigError } from './config/env';
import { DatabaseInUseError, openDatabase } from './db/client';
import { isConnectionError } from './db/errors';
import { migrate, MigrationError } from './db/migrate';

/** `npm run migrate`, and `node dist/server/migrate.js`: brings DATABASE_URL, or the database of DATA_DIR, up to date. */
async function run(): Promise<string> {
  const { DATABASE_URL, DATA_DIR, DATABASE_POOLER } = process.env;
  if (DATABASE_POOLER) {
    throw new ConfigError(
      'Migrations need a connection past the pooler: give such a DATABASE_URL, and unset DATABASE_POOLER.',
    );
  }
  const database = await openDatabase({ ...readConfig({ DATABASE_URL, DATA_DIR }), poolSize: 1 });
  try {
    const ran = await migrate(database);
    return ran.length === 0 ? 'The database is up to date.' : `Ran ${ran.join(', ')}.`;
  } finally {
    await database.close();
  }
}

function explain(error: unknown): string {
  if (isConnectionError(error)) return 'The database at DATABASE_URL does not answer.';
  const known = [ConfigError, DatabaseInUseError, MigrationError];
  if (error instanceof Error && !known.some((kind) => error instanceof kind)) {
    return error.stack ?? error.message;
  }
  return error instanceof Error ? error.message : String(error);
}

run().then(
  (done) => process.stdout.write(`${done}\n`),
  (error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  },
);
