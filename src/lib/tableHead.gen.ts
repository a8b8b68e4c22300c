// Generated from server/lib/tableHead.ts by `npm run api`. Never edited by hand.
/** Rows that may stand above the headings of a table. */
const MOST_TITLES = 20;

const widthOf = (row: readonly string[]): number => row.filter((cell) => cell.trim() !== '').length;

/**
 * The index of the row with the headings: the first row that is not empty, except for titles of one cell above a table
 * with more columns. -1 for a table of empty rows.
 */
export function headingsRow(rows: readonly (readonly string[])[]): number {
  const first = rows.findIndex((row) => widthOf(row) > 0);
  if (first < 0 || widthOf(rows[first] ?? []) > 1) return first;
  const wide = rows.slice(first, first + MOST_TITLES).findIndex((row) => widthOf(row) > 1);
  return wide < 0 ? first : first + wide;
}

const SEPARATORS = ['\t', ';', ',', '|'];
/** Characters and lines that are examined. */
const LOOKED_AT = { characters: 65_536, lines: 20 };

/** The separator of cells: the one that occurs equally often in most lines, outside quotation marks. */
export function separatorOf(text: string): string {
  const lines = text
    .slice(0, LOOKED_AT.characters)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, LOOKED_AT.lines);
  const scores = SEPARATORS.map((separator) => {
    const counts = lines
      .map((line) => line.split(separator).length - 1)
      .filter((count) => count > 0);
    const alike = (count: number) => counts.filter((other) => other === count).length;
    return { separator, lines: Math.max(0, ...counts.map(alike)) };
  });
  const most = Math.max(...scores.map((score) => score.lines));
  return most === 0 ? ',' : (scores.find((score) => score.lines === most)?.separator ?? ',');
}
