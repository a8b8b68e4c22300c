import type { Kysely } from 'kysely';
import type { Schema } from './schema/index';

const databases = new WeakSet<Kysely<Schema>>();

/** Notes that a database runs one statement after the other, as the embedded engine does. */
export const noteOneSession = (db: Kysely<Schema>): unknown => databases.add(db);

export const hasOneSession = (db: Kysely<Schema>): boolean => databases.has(db);
