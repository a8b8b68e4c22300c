import { Migrator, sql } from 'kysely';
import pg from 'pg';
import type { Database } from './client';
import { baselineNames, migrations } from './migrations';

/** The schema could not be updated; the message is for the operator. */
export class MigrationError extends Error {}

const UNDEFINED_TABLE = '42P01';

/**
 * The first and last migration of the former chain, which the baseline replaces with the same schema. Kysely runs
 * migrations in the order of their names, so a database with the last one has them all.
 */
const FORMER_FIRST = '0001_initial';
const FORMER_LAST = '0113_closed_accounts';

/**
 * Brings the schema up to date and returns the names of the migrations it ran. Several servers may
 * start at once: one migrates, the others wait for it.
 * @throws MigrationError
 */
export async function migrate({ db }: Pick<Database, 'db'>): Promise<string[]> {
  const missing = await adoptBaseline(db);
  return missing.length === 0 ? [] : runMigrations(db);
}

/** Migrates only up to a migration of an earlier release, to restore its backup. */
export async function migrateTo({ db }: Pick<Database, 'db'>, last: string): Promise<void> {
  const missing = await adoptBaseline(db);
  const isLater = Object.keys(migrations).some((name) => name > last && !missing.includes(name));
  if (isLater) {
    throw new MigrationError(
      'This database is newer than the backup: restore it into one that no server was started on.',
    );
  }
  if (missing.includes(last)) await runMigrations(db, last);
}

/**
 * For a start that leaves the schema alone (MIGRATE=0).
 * @throws MigrationError unless every migration has run
 */
export async function assertMigrated({ db }: Pick<Database, 'db'>): Promise<void> {
  const [first] = missingFrom(await executedMigrations(db));
  if (first === undefined) return;
  throw new MigrationError(
    `The database is not up to date: migration ${first} has not run. Run npm run migrate, then start again.`,
  );
}

/**
 * Gives a database of the former chain the names of the baseline, because the Migrator knows only these.
 * @returns the migrations that have not run
 */
async function adoptBaseline(db: Database['db']): Promise<string[]> {
  const executed = await executedMigrations(db);
  const missing = missingFrom(executed);
  if (isFormerChain(executed)) await takeOver(db);
  return missing;
}

/** @throws MigrationError for a migration unknown to this release, or an incomplete former chain */
function missingFrom(executed: readonly string[]): string[] {
  const names = currentNames(executed, 'database');
  const known = Object.keys(migrations);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new MigrationError(
      `The database was made by a newer Foyer: this one does not know its migration ${unknown.join(', ')}.`,
    );
  }
  return known.filter((name) => !names.includes(name));
}

const isFormerChain = (names: readonly string[]): boolean => names.includes(FORMER_FIRST);

/**
 * The names that the executed migrations have in this release: those of the baseline for the former chain.
 * @throws MigrationError for a part of the former chain
 */
export function currentNames(
  names: readonly string[],
  subject: 'database' | 'backup',
): readonly string[] {
  if (!isFormerChain(names)) return names;
  if (!names.includes(FORMER_LAST)) {
    const remedy = {
      database: 'Update it with the release before this one first.',
      backup: 'Restore it with the release before this one, then make a new backup.',
    };
    throw new MigrationError(
      `The ${subject} ends with migration ${names.at(-1) ?? ''}, before ${FORMER_LAST}, and is too old for this Foyer. ${remedy[subject]}`,
    );
  }
  return [...baselineNames, ...names.filter((name) => name > FORMER_LAST)];
}

/**
 * Replaces the names of the former chain with those of the baseline. When several servers start at once, one replaces
 * them; the others wait and then find nothing to replace.
 */
async function takeOver(db: Database['db']): Promise<void> {
  await sql`
    with former as (
      delete from kysely_migration
      where exists (select from kysely_migration where name = ${FORMER_FIRST})
      returning name
    )
    insert into kysely_migration (name, timestamp)
    select name, ${new Date().toISOString()} from unnest(${baselineNames}::text[]) as baseline (name)
    where exists (select from former)
  `.execute(db);
}

/** One statement: the Migrator would query the catalogue for all tables. */
async function executedMigrations(db: Database['db']): Promise<string[]> {
  try {
    const { rows } = await sql<{
      name: string;
    }>`select name from kysely_migration order by name`.execute(db);
    return rows.map(({ name }) => name);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE) return [];
    throw error;
  }
}

function runMigrations(db: Database['db'], last?: string): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    // Waiting for another server's migration, or building an index, may take longer than a request.
    await sql`set statement_timeout = 0; set lock_timeout = 0`.execute(connection);
    try {
      const migrator = new Migrator({
        db: connection,
        provider: { getMigrations: async () => migrations },
      });
      const { error, results = [] } = await (last === undefined
        ? migrator.migrateToLatest()
        : migrator.migrateTo(last));
      if (error) {
        const failed = results.find(({ status }) => status === 'Error');
        const what = failed ? `Migration ${failed.migrationName}` : 'Migrating the database';
        const why = error instanceof Error ? error.message : String(error);
        throw new MigrationError(`${what} failed: ${why}`, { cause: error });
      }
      return results.map(({ migrationName }) => migrationName);
    } finally {
      await sql`reset statement_timeout; reset lock_timeout`.execute(connection);
    }
  });
}
