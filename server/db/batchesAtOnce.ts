import type { Kysely } from 'kysely';
import type { Schema } from './schema/index';

const WIDTH = 2;
const WIDTH_OF_ONE_SESSION = 1;

const oneSession = new WeakSet<Kysely<Schema>>();

/** Marks a database as running one statement at a time, like the embedded engine. */
export const noteOneSession = (db: Kysely<Schema>): unknown => oneSession.add(db);

/**
 * How many batches of requests a database is asked for at once. PostgreSQL executes a second one while the first waits
 * for the disk. With one session it would wait in line, and what is asked meanwhile would need a third.
 */
export const batchesAtOnce = (db: Kysely<Schema>): number =>
  oneSession.has(db) ? WIDTH_OF_ONE_SESSION : WIDTH;
