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
  /** What stands behind an address in brackets; undefined for one without. */
  behind?: string;
}

/**
 * People of pasted text, as mail programs and sheets give them: `Devika Nair <devika@guests.example>`,
 * `"Nair, Devika" <…>`, `devika@guests.example (Devika Nair)`, cells of a table, one person a line or several. An
 * address is taken whole or, where it is not valid, whole for the form to refuse.
 */
export function readPeople(text: string): Person[] {
  const people = linesOf(text).flatMap(readLine);
  return isInTurn(people) ? inPairs(people) : people;
}

/** Signs of East Asian keyboards and pages for those that stand around addresses and between people. */
const sameSigns: Readonly<Record<string, string>> = {
  '＜': '<',
  '‹': '<',
  '«': '<',
  '〈': '<',
  '＞': '>',
  '›': '>',
  '»': '>',
  '〉': '>',
  '＠': '@',
  '，': ',',
  '、': ',',
  '；': ';',
  '：': ':',
  '（': '(',
  '）': ')',
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '＂': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
  '&#39;': "'",
};
const SIGNS = /[＜‹«〈＞›»〉＠，、；：（）“”„‟＂]|&(?:lt|gt|quot|amp|#39);/g;

/** Characters of what may go on in the next line. */
const LONGEST = 500;

/** Lines, each with all of a quoted text or of what is in angle brackets. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  let open = '';
  for (const line of text.replace(SIGNS, (sign) => sameSigns[sign] ?? sign).split(/\r\n?|\n/)) {
    const whole = open === '' ? line : `${open} ${line}`;
    open = whole.length < LONGEST && isOpen(whole) ? whole : '';
    if (open === '') lines.push(whole);
  }
  return open === '' ? lines : [...lines, open];
}

const isOpen = (line: string): boolean =>
  /<[^<>]*$/.test(line) || (line.match(/(?<![^\s,;|(])"|"(?![^\s,;|)<])/g) ?? []).length % 2 === 1;

/** Names and addresses on lines of their own, one after the other. */
const isInTurn = (people: readonly Person[]): boolean =>
  people.length > 0 &&
  people.length % 2 === 0 &&
  people.every(({ name, email }, at) => (at % 2 === 0 ? email === '' : name === ''));

const inPairs = (people: readonly Person[]): Person[] =>
  people.flatMap(({ name }, at) =>
    at % 2 === 0 ? [{ name, email: people[at + 1]?.email ?? '' }] : [],
  );

/** True for a text that is more than one field: several lines, or a name with an address. */
export const isList = (text: string): boolean =>
  /[\r\n]/.test(text.trim()) || (text.includes('@') && /[\s,;<:]/.test(text.trim()));

/** A cell of the line above a list, as sheets have it. */
const HEADING =
  /^(#|(s|sr|sl)?\.? ?no\.?|serial( no\.?)?|(full|first|middle|last|given|family|guest|attendee|employee)? ?names?|surname|e-?mails?( ?(address|id)(es)?)?|(mobile |phone )?(phone|mobile|number)s?|company|dep(artment|t\.?)|(job )?title|designation)$/i;

const isHeading = (line: string): boolean =>
  line
    .split(/[,;|\t]/)
    .map((cell) => cell.replace(/"/g, '').trim())
    .every((cell) => cell === '' || HEADING.test(cell));

/** Marks of quoted mails, bullets and numbers before a line, the heads of mails, and labels. */
const BEFORE_LINE =
  /^(?:>+\s*)*(?:[•●▪◦‣·*–—-]\s+|\(?\d{1,4}[.)\]:]\s+|\d{1,4}\t\s*)?(?:(?:to|cc|bcc|from|guests?|attendees?)\s*:\s*)?/i;
const LABELS = /(?:^|(?<=[\s,;|]))(?:full name|name|e-?mail(?: address)?|mail)\s*:\s*/gi;

function readLine(line: string): Person[] {
  const list = line.trim().replace(BEFORE_LINE, '').replace(LABELS, '');
  if (list === '' || isHeading(line)) return [];
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

/** Without the punctuation that stands after a space at the end. One pass: a pattern would try each space anew. */
function withoutTail(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s.?!|\\–—-]/.test(text.charAt(end - 1))) end -= 1;
  const space = text.slice(end).search(/\s/);
  return space === -1 ? text : text.slice(0, end + space);
}

/** `Rao, Asha` of two fields with a comma between them; nothing where the address stands in the place of a name. */
function nameOf(fields: readonly Field[], address = ''): string {
  const name = fields
    .filter(({ text }) => text !== '')
    .map(({ after, text }, index) => (index === 0 ? '' : after === ',' ? ', ' : ' ') + text)
    .join('');
  const plain = withoutTail(name.replace(/^[\s.?!:|\\–—-]+(?=\s)/, ''))
    .replace(/:$/, '')
    .trim();
  return plain === address || /^[\s.?!:|\\–—-]*$/.test(plain) ? '' : plain;
}

/**
 * Quoted text, what is in angle brackets, separators, and runs of anything else. A quotation mark or bracket that stands
 * inside of a word, or is not closed, is part of the word, so that no part of an address is taken.
 */
const TOKENS =
  /(?<![^\s,;|<(])"((?:[^"\\]|\\.|"")*)"(?![^\s,;|<)])|<([^<>]*)>|([,;|\t])|((?:"[^"]*"@|[^,;|\t<>"]|(?<=[^\s,;|<>(])"|<(?![^<>]*>)|>)+)|(")/g;

function fieldsOf(line: string): Field[] {
  const fields: Field[] = [{ after: '', text: '', address: '' }];
  const add = (text: string) => {
    const last = fields.at(-1);
    if (!last) return;
    const words = (before: string) => `${before} ${text}`.replace(/\s+/g, ' ').trim();
    if (last.behind === undefined) last.text = words(last.text);
    else last.behind = words(last.behind);
  };
  const addAddress = (text: string) => {
    const last = fields.at(-1);
    if (last?.address === '') last.address = text;
    else fields.push({ after: ' ', text: '', address: text });
  };
  for (const [, quoted, bracketed, separator, words] of line.matchAll(TOKENS)) {
    if (separator !== undefined) {
      fields.push({ after: separator === '|' ? ';' : separator, text: '', address: '' });
    } else if (bracketed !== undefined) addBracketed(fields, addressOf(bracketed));
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
  for (const field of fields) field.text ||= field.behind ?? '';
  return fields.filter(({ text, address }) => text !== '' || address !== '');
}

/** `asha@x.example <asha@x.example>`: the one in brackets is where mail goes, and the other one its name. */
function addBracketed(fields: Field[], address: string): void {
  const last = fields.at(-1);
  if (!last) return;
  if (last.behind !== undefined) {
    // The next person, without a separator.
    fields.push({ after: ';', text: last.behind, address, behind: '' });
    last.behind = '';
    return;
  }
  const shown = last.address;
  last.address = address;
  last.behind = '';
  // Two different addresses are a name that no form takes.
  if (shown !== '' && shown !== address) last.text = `${last.text} ${shown}`.trim();
}

const isAddressLike = (text: string): boolean => text.includes('@');

/** Words, with a quoted name before an @ as part of its word, and text in parentheses or apostrophes whole. */
const wordsOf = (text: string): string[] =>
  text.match(/"[^"]*"@\S*|'[^']*'(?=\s|$)|‘[^‘’]*’(?=\s|$)|\([^()]*\)|\[[^[\]]*\]|[^\s()[\]]+/g) ??
  [];

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
    .replace(/^'(.*)'$|^\((.*)\)$|^\[(.*)\]$|^‘(.*)’$|^"(.*)"$/, '$1$2$3$4$5')
    .trim();
