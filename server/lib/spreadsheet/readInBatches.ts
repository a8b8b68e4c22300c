/** Rows that are read at a time, and the most that are in memory. */
const BATCH = 500;

/** Rows for a file in batches, each read after the last row of the one before; the first with `after` null. */
export async function* readInBatches<Row>(
  read: (from: { after: Row | null; limit: number }) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after: Row | null = null; ;) {
    const rows: Row[] = await read({ after, limit: BATCH });
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
