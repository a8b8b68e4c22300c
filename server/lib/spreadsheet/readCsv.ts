import Papa from 'papaparse';
import { invalidInput } from '../errors';

/** A row of a table by its columns, with its number for people: the first of the file is 1. */
export interface TableRow {
  row: number;
  values: ReadonlyMap<string, string>;
}

/** @throws 400 for a quotation mark that is not closed */
export function readCsv(text: string): TableRow[] {
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: false });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) throw invalidInput(`A quotation mark is not closed in row ${(quotes.row ?? 0) + 1}.`);
  return tableRows(data);
}

/** The first row that is not empty names the columns; spaces and dashes in names become underscores. */
export function tableRows(cells: readonly (readonly string[])[]): TableRow[] {
  const isEmpty = (row: readonly string[]) => row.every((cell) => cell.trim() === '');
  const head = cells.findIndex((row) => !isEmpty(row));
  const columns = (cells[head] ?? []).map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  );
  return cells.flatMap((row, index): TableRow[] => {
    if (index <= head || isEmpty(row)) return [];
    const values = new Map(columns.map((name, column) => [name, (row[column] ?? '').trim()]));
    return [{ row: index + 1, values }];
  });
}
