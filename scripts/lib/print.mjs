/** Seconds since `start` (of performance.now()), formatted. */
export const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Runs a step of a script and prints its duration. */
export async function step(title, work) {
  const start = performance.now();
  process.stdout.write(`${title} … `);
  try {
    const result = await work();
    process.stdout.write(`${secondsSince(start)}\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}

/** Rows of text in columns; the last column is not padded. */
export function table(rows) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column].length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column])))
        .join('  '),
    )
    .join('\n');
}
