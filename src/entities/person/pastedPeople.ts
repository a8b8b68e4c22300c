import { readAddress } from '@/lib/emailAddress.gen';

export interface Person {
  name: string;
  email: string;
}

export const NOBODY: Person = { name: '', email: '' };

/** What stands between two separators of a line. */
interface Field {
  /** The separator before it; empty at the start of the line. */
  after: string;
  text: string;
  /** The whole address as it was pasted, valid or not. */
  address: string;
}

/**
 * People of pasted text, as mail programs and sheets give them: `Devika Nair <devika@guests.example>`,
 * `"Nair, Devika" <…>`, `devika@guests.example (Devika Nair)`, cells of a table, one person a line or several. An
 * address is taken whole or, where it is not valid, whole for the form to refuse.
 */
export function readPeople(text: string): Person[] {
  return text.split(/\r\n?|\n/).flatMap(readLine);
}

/** True for a text that is more than one field: several lines, or a name with an address. */
export const isList = (text: string): boolean =>
  /[\r\n]/.test(text.trim()) || (text.includes('@') && /[\s,;<:]/.test(text.trim()));

/** The line above a list, as sheets have it. */
const HEADINGS = /^(full |first )?name[\s,;]+(last name[\s,;]+)?e-?mail( address)?$/i;

function readLine(line: string): Person[] {
  const list = line.trim().replace(/^(to|cc|bcc|from):\s*/i, '');
  if (list === '' || HEADINGS.test(list)) return [];
  const fields = fieldsOf(list);
  if (!fields.some(({ address }) => address !== '')) {
    const name = nameOf(fields);
    return name === '' ? [] : [{ name, email: '' }];
  }
  const [first] = fields;
  // `asha@x.example, Asha Rao`: names follow their addresses.
  const isAddressFirst = first?.address !== '' && first?.text === '' && !fields.at(-1)?.address;
  return isAddressFirst ? addressesFirst(fields) : namesFirst(fields);
}

function namesFirst(fields: readonly Field[]): Person[] {
  const people: Person[] = [];
  let before: Field[] = [];
  for (const field of fields) {
    before.push(field);
    if (field.address === '') continue;
    // A semicolon ends a person of a list, unless it is the separator of a table.
    const start = before.findLastIndex(({ after }, at) => at > 0 && after === ';');
    const own = field.text !== '' && start > 0 ? before.slice(start) : before;
    people.push({ name: nameOf(own, field.address), email: field.address });
    before = [];
  }
  return people;
}

function addressesFirst(fields: readonly Field[]): Person[] {
  const people: Person[] = [];
  for (const { address, text } of fields) {
    const last = people.at(-1);
    if (address !== '') people.push({ name: text, email: address });
    else if (last?.name === '') last.name = nameOf([{ after: '', text, address }]);
  }
  return people;
}

/** `Rao, Asha` of two fields with a comma between them; nothing where the address stands in the place of a name. */
function nameOf(fields: readonly Field[], address = ''): string {
  const name = fields
    .filter(({ text }) => text !== '')
    .map(({ after, text }, index) => (index === 0 ? '' : after === ',' ? ', ' : ' ') + text)
    .join('');
  return name === address ? '' : name;
}

/** Quoted text, what is in angle brackets, separators, and runs of anything else. */
const TOKENS =
  /"((?:[^"\\]|\\.|"")*)"(?!@)|<([^<>]*)>|([,;\t])|((?:"[^"]*"@|[^,;\t<>"])+)|([<>"])/g;

function fieldsOf(line: string): Field[] {
  const fields: Field[] = [{ after: '', text: '', address: '' }];
  const add = (text: string) => {
    const last = fields.at(-1);
    if (last) last.text = `${last.text} ${text}`.replace(/\s+/g, ' ').trim();
  };
  const addAddress = (text: string) => {
    const last = fields.at(-1);
    if (last?.address === '') last.address = text;
    else fields.push({ after: ' ', text: '', address: text });
  };
  for (const [, quoted, bracketed, separator, words] of line.matchAll(TOKENS)) {
    if (separator !== undefined) fields.push({ after: separator, text: '', address: '' });
    else if (bracketed !== undefined) replaceAddress(fields, addressOf(bracketed));
    else if (quoted !== undefined) {
      const text = quoted.replace(/\\(.)|""/g, (_all, one: string | undefined) => one ?? '"');
      if (isAddressLike(text)) addAddress(addressOf(text));
      else add(text);
    } else {
      for (const word of wordsOf(words ?? '')) {
        if (!isAddressLike(word)) add(unquoted(word));
        else addAddress(addressOf(word));
      }
    }
  }
  return fields.filter(({ text, address }) => text !== '' || address !== '');
}

/** `asha@x.example <asha@x.example>`: the one in brackets is where mail goes, and the other one its name. */
function replaceAddress(fields: Field[], address: string): void {
  const last = fields.at(-1);
  if (!last) return;
  const shown = last.address;
  last.address = address;
  // Two different addresses are a name that no form takes.
  if (shown !== '' && shown !== address) last.text = `${last.text} ${shown}`.trim();
}

const isAddressLike = (text: string): boolean => text.includes('@');

/** Words, with a quoted name before an @ as part of its word, and text in parentheses or apostrophes whole. */
const wordsOf = (text: string): string[] =>
  text.match(/"[^"]*"@\S*|'[^']*'(?=\s|$)|\([^()]*\)|\[[^[\]]*\]|[^\s()[\]]+/g) ?? [];

/** Removes parentheses, apostrophes and `mailto:` around an address. */
function addressOf(text: string): string {
  const plain = unquoted(readAddress(text));
  const link = /^mailto:([^?]*)/i.exec(plain)?.[1];
  if (link === undefined) return plain;
  try {
    return readAddress(decodeURIComponent(link));
  } catch {
    return link;
  }
}

const unquoted = (text: string): string =>
  text
    .trim()
    .replace(/^'(.*)'$|^\((.*)\)$|^\[(.*)\]$/, '$1$2$3')
    .trim();
