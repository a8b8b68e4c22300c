/** The cells of a table that is written as a line for each row, with ` | ` between the columns. */
export const table = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' | '));

/** The entries of a cell that has `; ` between them. */
export const list = (cell: string): string[] => (cell === '' ? [] : cell.split('; '));

/** A text as one of the names that are allowed. @throws Error for another */
export function oneOf<Name extends string>(names: readonly Name[], text: string): Name {
  const found = names.find((name) => name === text);
  if (found === undefined) throw new Error(`The demo world has no ${text}.`);
  return found;
}
