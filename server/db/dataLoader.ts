import type { Kysely } from 'kysely';
import { createBatcher } from '../lib/batcher';
import { isStatementRefusal } from './errors';
import { hasOneSession } from './oneSession';
import type { Schema } from './schema/index';

/** Keys per statement, and concurrent statements. */
const SIZE = 64;
const WIDTH = 2;
/**
 * Of a database that runs one statement after the other: a second one would wait in line, and what is asked meanwhile
 * would need a third.
 */
const WIDTH_OF_ONE_SESSION = 1;

interface DataLoaderOptions<Key, Row> {
  /** What `read` asks. */
  db: Kysely<Schema>;
  /** Runs one statement; returns the rows in the order of the keys, which are distinct. */
  read(keys: readonly Key[]): Promise<readonly Row[]>;
  /** Equal for equal keys, which are read once. */
  cacheKey(key: Key): string | number;
}

/**
 * Batches the reads of concurrent requests into one statement. A result is never older than by a read
 * of one's own: the statement starts after the request was queued.
 */
export function createDataLoader<Key, Row>({ db, read, cacheKey }: DataLoaderOptions<Key, Row>) {
  /** One by one where the batch is rejected, so that a bad key fails alone. */
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

  const width = hasOneSession(db) ? WIDTH_OF_ONE_SESSION : WIDTH;
  const load = createBatcher<Key, Row>({ serve, size: SIZE, width });
  return (key: Key): Promise<Row> => load(key);
}
