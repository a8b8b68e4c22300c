/** The rows of a table that is written as lines with ` | ` between the cells; cells that are missing are empty. */
export const table = <Column extends string>(columns: readonly Column[], text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.trim().split(' | ');
      return Object.fromEntries(
        columns.map((column, index) => [column, cells[index] ?? '']),
      ) as Record<Column, string>;
    });

/** The entries of a cell that has `; ` between them. */
export const list = (cell: string): string[] => (cell === '' ? [] : cell.split('; '));

/** A text as one of the names that are allowed. @throws Error for another */
export function oneOf<Name extends string>(names: readonly Name[], text: string): Name {
  const found = names.find((name) => name === text);
  if (found === undefined) throw new Error(`The demo world has no ${text}.`);
  return found;
}
