type Words<Text> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/** The words of a text, with their types. */
export const words = <const Text extends string>(text: Text) => text.split(' ') as Words<Text>[];

/**
 * The rows of a table that is written as lines with ` | ` between the cells; cells that are missing are empty.
 *
 * @param columns their names with spaces between them
 */
export const table = <const Columns extends string>(columns: Columns, text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.trim().split(' | ');
      const row = words(columns).map((column, index) => [column, cells[index] ?? '']);
      return Object.fromEntries(row) as Record<Words<Columns>, string>;
    });

/** The entries of a cell that has `; ` between them. */
export const list = (cell: string): string[] => (cell === '' ? [] : cell.split('; '));

/** Narrows a text to one of the allowed names. @throws Error for any other text */
export function oneOf<Name extends string>(names: readonly Name[], text: string): Name {
  const found = names.find((name) => name === text);
  if (found === undefined) throw new Error(`The demo world has no ${text}.`);
  return found;
}
