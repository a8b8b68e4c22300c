/** The rows of docs/spec-coverage.md and docs/security.md and their errors. Pure: file access is passed in. */

const isTest = (file) => /\.(test|spec)\.(tsx?|m?js)$/.test(file);
const isPath = (text) => /^[\w.-]+(\/[\w.-]+)*\.[a-z]+$/.test(text);
const inBackticks = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text);

/** Normalized text: straight apostrophes, single spaces, no JSX spaces, no escapes. */
export const plain = (text) =>
  text
    .replace(/&apos;|&rsquo;|’|\\'/g, "'")
    .replace(/\{' '\}/g, ' ')
    .replace(/\s+/g, ' ');

/** The rows of every table, without headings and rules: the first cell, the last cell, and the line. */
export function rowsOf(page) {
  return page.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|') || /^\|\s*(-|Statement\s|Threat\s)/.test(text)) return [];
    const cells = text.split(/(?<!\\)\|/).slice(1, -1);
    return [{ line: index + 1, statement: cells.at(0).trim(), shown: cells.at(-1).trim() }];
  });
}

/** Whether a source contains a text at word boundaries; `…` is a gap. Both are normalized already. */
export function containsText(text, source) {
  const letter = /[\p{L}\p{N}]/u;
  return text.split('…').every((part) => {
    const wanted = part.trim();
    for (let at = source.indexOf(wanted); at >= 0; at = source.indexOf(wanted, at + 1)) {
      const before = letter.test(source[at - 1] ?? '') && letter.test(wanted[0] ?? '');
      const after = letter.test(source[at + wanted.length] ?? '') && letter.test(wanted.at(-1));
      if (!before && !after) return true;
    }
    return false;
  });
}

/**
 * The errors of a row, as sentences.
 *
 * @param files `read(path)`: the text of a file, undefined when there is none; `sources`: the normalized texts of
 *   all files that can contain texts for people
 */
export function findingsOf({ statement, shown }, { read, sources }) {
  const findings = [];
  const tests = inBackticks(shown).filter(isTest);
  for (const file of inBackticks(shown).filter(isPath)) {
    if (read(file) === undefined) findings.push(`no file ${file}`);
  }
  if (tests.length === 0 && !/\b(D\d+|not yet)\b/.test(shown)) {
    findings.push('neither a test nor a decision, and not "not yet"');
  }
  const tested = plain(tests.map((file) => read(file) ?? '').join('\n'));
  for (const [, name] of shown.matchAll(/(?<=^|\s)_(.+?)_(?=[\s,;.]|$)/g)) {
    if (!tested.includes(plain(name))) findings.push(`no test named “${name}”`);
  }
  for (const text of inBackticks(statement)) {
    if (!sources.some((source) => containsText(plain(text), source))) {
      findings.push(`no source contains “${text}”`);
    }
  }
  return findings;
}
