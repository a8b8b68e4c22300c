import Papa from 'papaparse';
import { cellProblem, namedSeparator } from '../decodeText';
import { fileLimits } from '../fileLimits.gen';
import { invalidInput } from '../errors';
import { isUnstorable } from '../strictJson';
import { headingsRow, separatorOf } from '../tableHead';

/** A row of a table by its columns, with its number for people: the first of the file is 1. */
export interface TableRow {
  row: number;
  values: ReadonlyMap<string, string>;
  /** Cells that cannot be read, by column: the error of a formula, a character that was lost. */
  problems: readonly CellProblem[];
}

interface CellProblem {
  field: string;
  error: string;
}

/** @throws AppError 400 for a quotation mark that is not closed, and for a table that is too large */
export function readCsv(file: string): TableRow[] {
  assertRowLength(file);
  const { separator, text } = namedSeparator(file);
  const { data, errors } = Papa.parse<string[]>(text, {
    skipEmptyLines: false,
    delimiter: separator ?? separatorOf(text),
    // Reads no further; the fast mode would split the whole file first.
    preview: fileLimits.lines + 1,
    fastMode: false,
  });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) throw invalidInput(`A quotation mark is not closed in row ${(quotes.row ?? 0) + 1}.`);
  return tableRows(data);
}

/**
 * The first row that is not empty, after titles of one cell, names the columns; spaces and dashes in names become underscores.
 * @throws AppError 400 for a table that is too large
 */
export function tableRows(cells: readonly (readonly string[])[]): TableRow[] {
  assertTable(cells);
  const isEmpty = (row: readonly string[]) => row.every((cell) => cell.trim() === '');
  const head = headingsRow(cells);
  const columns = (cells[head] ?? []).slice(0, fileLimits.columns).map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  );
  const twice = columns.find((name, index) => name !== '' && columns.indexOf(name) !== index);
  if (twice !== undefined) {
    throw invalidInput(`The column ${twice} appears twice in row ${head + 1}. Delete one of them.`);
  }
  return cells.flatMap((row, index): TableRow[] => {
    if (index <= head || isEmpty(row)) return [];
    const values = new Map(
      columns.flatMap((name, column): [string, string][] =>
        name === '' ? [] : [[name, (row[column] ?? '').trim()]],
      ),
    );
    const problems = [...values].flatMap(([field, text]): CellProblem[] => {
      const problem = cellProblem(text);
      return problem === null ? [] : [{ field, error: `This cell ${problem}` }];
    });
    return [{ row: index + 1, values, problems }];
  });
}

/** A line without end would be read as millions of cells. */
function assertRowLength(text: string): void {
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const isEnd = at === text.length || text[at] === '\n' || text[at] === '\r';
    if (!isEnd) continue;
    if (at - start > fileLimits.rowCharacters) {
      throw invalidInput(
        `This file has a line of ${at - start} characters; at most ${fileLimits.rowCharacters} are read.`,
      );
    }
    start = at + 1;
  }
}

function assertTable(cells: readonly (readonly string[])[]): void {
  const { lines, columns } = fileLimits;
  if (cells.length > lines) {
    throw invalidInput(
      `This file has more than ${lines} rows, empty ones included. Delete the empty rows, or split the file.`,
    );
  }
  for (const [index, row] of cells.entries()) {
    const width = row.findLastIndex((cell) => cell.trim() !== '') + 1;
    if (width > columns) {
      throw invalidInput(
        `Row ${index + 1} has ${width} columns; at most ${columns} are read. Delete the others.`,
      );
    }
    if (row.some(isUnstorable)) {
      throw invalidInput(`Row ${index + 1} has a character that is not allowed.`);
    }
  }
}
