export interface Person {
  name: string;
  email: string;
}

export const NOBODY: Person = { name: '', email: '' };

/** People of pasted lines: `Devika Nair, devika@guests.example`, `Devika Nair <…>` or cells of a table. */
export function readPeople(text: string): Person[] {
  return text
    .split(/\r\n?|\n/)
    .map(readPerson)
    .filter(({ name, email }) => name !== '' || email !== '');
}

function readPerson(line: string): Person {
  const email = line.split(/[\s<>,;"'()]/).find((word) => /.@./.test(word)) ?? '';
  const rest = line.replace(email, ' ').replace(/[<>,;"()\t]/g, ' ');
  return { name: rest.replace(/\s+/g, ' ').trim(), email };
}

/** True for a text that is more than one field: several lines, or a name with an address. */
export const isList = (text: string): boolean =>
  /[\r\n]/.test(text.trim()) || (text.includes('@') && /[\s,;<]/.test(text.trim()));
