/**
 * Mutations of the spec ledger: for each row of docs/spec-coverage.md one small change of the code
 * that breaks what the row states, and the tests that must notice it. Pure: file access is passed in.
 */
import { plain } from './ledger.mjs';

const isJestTest = (file) => /\.test\.(tsx?|mjs)$/.test(file) && !/\.postgres\.test\./.test(file);
const inBackticks = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text);
const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The text as a pattern: any white space between words, either apostrophe, `{' '}` and escapes. */
const sourcePattern = (text) =>
  plain(text)
    .split(' ')
    .map((word) => escapeRegExp(word).replaceAll("'", "(?:'|\\\\'|’|&apos;|&rsquo;)"))
    .join("(?:\\s|\\{' '\\})+");

/**
 * The jest tests of a row: each file with the titles in italics that follow it. Without titles the
 * whole file is run.
 */
export function testsOf({ shown }) {
  const tests = [];
  for (const [, file, title] of shown.matchAll(/`([^`]+)`|(?<=^|\s)_(.+?)_(?=[\s,;.]|$)/g)) {
    if (file !== undefined && isJestTest(file)) tests.push({ file, titles: [] });
    else if (title !== undefined) tests.at(-1)?.titles.push(title);
  }
  return tests;
}

/** A `-t` pattern for quoted titles; placeholders of `it.each` match anything. */
export const titlePattern = (titles) =>
  titles.map((title) => escapeRegExp(title).replace(/%[sdip#]|\\\$[\w.]+/g, '.*')).join('|');

/**
 * The mutations of a row: those written down for it, else one for each text in backticks that one of
 * its files contains (the text is altered wherever that file has it).
 *
 * @param written the entries of docs/spec-mutations.yaml for the row's statement
 * @param read the text of a file, undefined when there is none
 */
export function mutationsOf(row, written, read) {
  if (written) return written.map((mutation) => ({ ...mutation, row }));
  const files = inBackticks(row.done).filter((file) => /\.\w+$/.test(file));
  return inBackticks(row.statement).flatMap((text) => {
    const part = longestPart(text);
    const file = files.find((name) => new RegExp(sourcePattern(part), 'u').test(read(name) ?? ''));
    return file ? [{ row, file, text: part }] : [];
  });
}

const longestPart = (text) =>
  text
    .split('…')
    .map((part) => part.trim())
    .reduce((longest, part) => (part.length > longest.length ? part : longest));

/**
 * The file with the mutation made. @throws Error when the file does not have the text, or a written
 * mutation's `from` is there more than once
 */
export function mutate(source, { file, text, from, to }) {
  if (text !== undefined) {
    const changed = source.replace(new RegExp(sourcePattern(text), 'gu'), (found) =>
      found.replace(/\p{L}(?=[^\p{L}]*$)/u, (letter) => `${letter}zz`),
    );
    if (changed === source) throw new Error(`${file} does not contain “${text}”`);
    return changed;
  }
  const at = source.indexOf(from);
  if (at < 0) throw new Error(`${file} does not contain “${from}”`);
  if (source.indexOf(from, at + 1) >= 0) throw new Error(`${file} contains “${from}” twice`);
  return source.slice(0, at) + to + source.slice(at + from.length);
}
