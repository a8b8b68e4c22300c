import { createBatcher } from '../lib/batcher';
import { isStatementRefusal } from './errors';

/** Keys in one statement, and statements at once: the second is read while the first is on its way. */
const SIZE = 64;
const WIDTH = 2;

interface ReadTogether<Key, Row> {
  /** One statement; the answers in the order of the keys, which are all different. */
  read(keys: readonly Key[]): Promise<readonly Row[]>;
  /** The same for keys with the same answer: they are asked for once. */
  sameAs(key: Key): string | number;
}

/**
 * A read that many requests make at the same time, as one statement for all of them. Nobody is shown
 * anything older than by a read of their own: the statement begins after they have asked.
 */
export function createDataLoader<Key, Row>({ read, sameAs }: ReadTogether<Key, Row>) {
  /** One by one where the whole is refused, so that a bad key fails alone. */
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
    const places = new Map<string | number, number>();
    const different: Key[] = [];
    const placeOf = keys.map((key) => {
      const name = sameAs(key);
      const known = places.get(name);
      if (known !== undefined) return known;
      places.set(name, different.length);
      return different.push(key) - 1;
    });
    const outcomes = await readKeys(different);
    return placeOf.flatMap((place) => outcomes[place] ?? []);
  }

  const ask = createBatcher<Key, Row>({ serve, size: SIZE, width: WIDTH });
  return (key: Key): Promise<Row> => ask(key);
}
