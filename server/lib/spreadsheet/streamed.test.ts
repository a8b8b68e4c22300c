import { describe, expect, it } from '@jest/globals';
import { readSheet } from 'read-excel-file/node';
import { writtenRows, type Table } from './cells';
import { csvOf } from './csv';
import { xlsxOf } from './xlsx';

const BATCH = 500;
const BATCHES = 60;

/** A table that counts what has been read of it and written. */
function countedTable() {
  const counts = { batches: 0, rows: 0, isEnded: false };
  async function* batches() {
    try {
      for (; counts.batches < BATCHES;) {
        const first = counts.batches * BATCH;
        counts.batches += 1;
        yield await Promise.resolve(Array.from({ length: BATCH }, (_, at) => first + at));
      }
    } finally {
      counts.isEnded = true;
    }
  }
  const table: Table<number> = {
    columns: [
      {
        title: 'Number',
        value: (row) => {
          counts.rows += 1;
          return row;
        },
      },
      // Random, so that compressing does not make many rows fit into the buffers of the streams.
      { title: 'Name', value: () => `Guest ${Math.random()} ${Math.random()} ${Math.random()}` },
    ],
    batches: batches(),
    timezone: 'Asia/Kolkata',
  };
  return { table, counts };
}

const formats = {
  csv: csvOf,
  xlsx: (table: Table<number>) => xlsxOf(table, 'attendees'),
};

describe.each(Object.entries(formats))('an export as %s', (_format, write) => {
  it('reads and writes rows only as fast as they are taken', async () => {
    const { table, counts } = countedTable();
    let taken = 0;
    let mostAhead = 0;
    let last = 0;
    for await (const chunk of write(table)) {
      // What is written while the reader waits has gone ahead of it.
      for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
      mostAhead = Math.max(mostAhead, counts.rows - last);
      last = counts.rows;
      taken += (chunk as Buffer).length;
    }
    expect(taken).toBeGreaterThan(500_000);
    expect(counts.rows).toBe(BATCH * BATCHES);
    expect(mostAhead).toBeLessThan(5 * BATCH);
  });

  it('stops reading when its reader goes away', async () => {
    const { table, counts } = countedTable();
    const written = write(table);
    let taken = 0;
    for await (const chunk of written) {
      taken += (chunk as Buffer).length;
      if (taken > 50_000) break;
    }
    for (let turn = 0; !counts.isEnded && turn < 10_000; turn += 1) await new Promise(setImmediate);
    expect(counts.isEnded).toBe(true);
    expect(counts.batches).toBeLessThan(BATCHES);
  });
});

it('rows are written in pieces, not a batch as one text', async () => {
  const { table } = countedTable();
  const sizes: number[] = [];
  for await (const piece of writtenRows(table.batches, () => 'Guest '.repeat(200))) {
    sizes.push(piece.length);
  }
  expect(Math.max(...sizes)).toBeLessThan(20_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(BATCH * BATCHES * 1200);
});

describe('a spreadsheet', () => {
  it('keeps letters of several bytes whole that lie where a piece ends', async () => {
    const name = 'ढोल 🎷'.repeat(30_000);
    async function* batches() {
      yield await Promise.resolve([name, `a${name}`, `ab${name}`]);
    }
    const columns = [{ title: 'Name', value: (row: string) => row }];
    const written = xlsxOf({ columns, batches: batches(), timezone: 'UTC' }, 'names');
    const chunks: Buffer[] = [];
    for await (const chunk of written) chunks.push(chunk as Buffer);
    const rows = await readSheet(Buffer.concat(chunks));
    expect(rows.slice(1).map(([cell]) => cell === undefined)).toEqual([false, false, false]);
    expect(rows.slice(1).map(([cell]) => String(cell).replace(/^ab?/, '') === name)).toEqual([
      true,
      true,
      true,
    ]);
  });
});
