import type { Kysely } from 'kysely';
import { createBatcher } from '../lib/batcher';
import { batchesAtOnce } from './batchesAtOnce';
import { isStatementRefusal } from './errors';
import type { Schema } from './schema/index';

/** Maximum keys per statement. */
const SIZE = 64;

interface DataLoaderOptions<Key, Row> {
  /** The database that `read` queries. */
  db: Kysely<Schema>;
  /** Runs one statement for distinct keys; returns the rows in the order of the keys. */
  read(keys: readonly Key[]): Promise<readonly Row[]>;
  /** Keys with the same cache key are read once. */
  cacheKey(key: Key): string | number;
}

/**
 * Batches the reads of concurrent requests into one statement. A result is as new as with a
 * separate read, because the statement starts after the request was queued.
 */
export function createDataLoader<Key, Row>({ db, read, cacheKey }: DataLoaderOptions<Key, Row>) {
  /** If the database rejects a batch, reads its keys one by one, so that only a bad key fails. */
  async function readKeys(keys: readonly Key[]): Promise<readonly PromiseSettledResult<Row>[]> {
    try {
      const rows = await read(keys);
      return rows.map((value) => ({ status: 'fulfilled', value }));
    } catch (reason) {
      if (!isStatementRefusal(reason) || keys.length < 2) {
        return keys.map(() => ({ status: 'rejected', reason }));
      }
      const outcomes: PromiseSettledResult<Row>[] = [];
      for (const key of keys) outcomes.push(...(await readKeys([key])));
      return outcomes;
    }
  }

  async function serve(keys: readonly Key[]) {
    const positions = new Map<string | number, number>();
    const distinct: Key[] = [];
    const positionOf = keys.map((key) => {
      const name = cacheKey(key);
      const known = positions.get(name);
      if (known !== undefined) return known;
      positions.set(name, distinct.length);
      return distinct.push(key) - 1;
    });
    const outcomes = await readKeys(distinct);
    return positionOf.flatMap((position) => outcomes[position] ?? []);
  }

  const load = createBatcher<Key, Row>({ serve, size: SIZE, width: batchesAtOnce(db) });
  return (key: Key): Promise<Row> => load(key);
}
