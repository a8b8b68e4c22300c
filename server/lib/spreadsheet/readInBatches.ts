import { AsyncLocalStorage } from 'node:async_hooks';

/** Rows that are read at a time, and the most that are in memory. */
const BATCH = 500;

/**
 * Rows for a file in batches, each read after the last row of the one before; the first with `after` null. They are
 * read while the file is sent, and count as work of the request all the same.
 */
export function readInBatches<Row>(
  read: (from: { after: Row | null; limit: number }) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  return batchesOf(AsyncLocalStorage.snapshot(), read);
}

async function* batchesOf<Row>(
  inRequest: <Result>(work: () => Result) => Result,
  read: (from: { after: Row | null; limit: number }) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after: Row | null = null; ;) {
    const from = { after, limit: BATCH };
    const rows: Row[] = await inRequest(() => read(from));
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = last;
  }
}

/** The same for rows that are read in the order of their ids. */
export const readInBatchesById = <Row extends { id: number }>(
  read: (from: { after: number; limit: number }) => Promise<Row[]>,
): AsyncGenerator<Row[]> =>
  readInBatches<Row>(({ after, limit }) => read({ after: after?.id ?? 0, limit }));
