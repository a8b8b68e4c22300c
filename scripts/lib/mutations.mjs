/**
 * Mutations of the spec ledger: for each row of docs/spec-coverage.md one small change of the code
 * that breaks what the row states, and the tests that must notice it. Pure: file access is passed in.
 */
import { createHash } from 'node:crypto';
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
  let titles;
  for (const [, file, title] of shown.matchAll(/`([^`]+)`|(?<=^|\s)_(.+?)_(?=[\s,;.:]|$)/g)) {
    if (title !== undefined) titles?.push(title);
    else {
      titles = isJestTest(file) ? [] : undefined;
      if (titles) tests.push({ file, titles });
    }
  }
  return tests;
}

/** The tests that must notice a mutation: those of its row, or the one that it names. */
export const testsFor = ({ row, test }) =>
  testsOf(row).filter(({ file }) => test === undefined || file === test);

/** The named tests of each file once, for one run: no titles where a whole file is named. */
export function testsTogether(mutations) {
  const files = new Map();
  for (const { file, titles } of mutations.flatMap(testsFor)) {
    const known = files.get(file);
    const isWhole = titles.length === 0 || known?.length === 0;
    files.set(file, isWhole ? [] : [...new Set([...(known ?? []), ...titles])]);
  }
  return [...files].map(([file, titles]) => ({ file, titles }));
}

/** A `-t` pattern for quoted titles; placeholders of `it.each` match anything. */
export const titlePattern = (titles) =>
  titles.map((title) => escapeRegExp(title).replace(/%[sdip#]|\\\$[\w.]+/g, '.*')).join('|');

/**
 * The mutations of a row: those written down for it, else one for each text in backticks that one of
 * its files contains (the text is altered wherever that file has it).
 *
 * @param written the entry of docs/spec-mutations.yaml for the row's statement: mutations, or a
 *   sentence that says why there is none
 * @param read the text of a file, undefined when there is none
 */
export function mutationsOf(row, written, read) {
  if (typeof written === 'string') return [];
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
 * Every mutation of the ledger, and what is wrong as sentences: a row without one, a mutation that
 * cannot be made, an entry of a row that does not exist.
 *
 * @param written docs/spec-mutations.yaml: entries by statement, and `untried`, the statements whose
 *   mutations have not been run yet (samples leave them out)
 * @param syntaxErrorIn the first syntax error of a file's new text, undefined when it compiles
 */
export function mutationsOfLedger(rows, { untried = [], ...written }, { read, syntaxErrorIn }) {
  const findings = [];
  const mutations = [];
  for (const row of rows) {
    const entry = written[row.statement];
    const ofRow = mutationsOf(row, entry, read);
    const exempt = typeof entry === 'string' || testsOf(row).length === 0;
    if (ofRow.length === 0 && !exempt) {
      findings.push(`line ${row.line}: neither a mutation nor a reason: ${row.statement}`);
    }
    for (const mutation of ofRow) {
      const problem = problemOf(mutation, { read, syntaxErrorIn });
      if (problem === undefined) {
        mutations.push({ ...mutation, untried: untried.includes(row.statement) });
      } else findings.push(`line ${row.line}: ${problem}`);
    }
  }
  const statements = new Set(rows.map(({ statement }) => statement));
  for (const statement of [...untried, ...Object.keys(written)]) {
    if (!statements.has(statement)) findings.push(`no row of the ledger states “${statement}”`);
  }
  return { mutations, findings };
}

function problemOf(mutation, { read, syntaxErrorIn }) {
  if (testsFor(mutation).length === 0) return `no test of the row notices ${describe(mutation)}`;
  try {
    const error = syntaxErrorIn(mutation.file, mutate(read(mutation.file) ?? '', mutation));
    return error && `${describe(mutation)} does not compile: ${error}`;
  } catch (error) {
    return error.message;
  }
}

/** A mutation in a few words, for the terminal. */
export const describe = ({ file, text, from, to }) =>
  `${file}: ${text === undefined ? `“${from}” becomes “${to}”` : `“${text}” is altered`}`;

/** So many mutations of tried rows, drawn by the text given (such as the hash of a commit). */
export function sampleOf(mutations, size, seed) {
  const order = ({ row, file, text, from, to }) =>
    createHash('sha256')
      .update([seed, row.statement, file, text, from, to].join('\n'))
      .digest('hex');
  return mutations
    .filter(({ untried }) => !untried)
    .map((mutation) => ({ mutation, order: order(mutation) }))
    .sort((one, other) => (one.order < other.order ? -1 : 1))
    .slice(0, size)
    .map(({ mutation }) => mutation);
}

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

/** Whether an error says that the code did not run, and nothing about what it does. */
const failsToRun = (message) => /^(SyntaxError|ReferenceError)\b|Cannot find module/.test(message);

/**
 * A handler of the runner's events that skips the tests after the first one that fails for what it
 * asserts; after one that could not run, another may still fail for it.
 */
export function skippingAfterFailure() {
  let isDecided = false;
  return ({ name, test }) => {
    if (name === 'test_done') {
      // Jest notes an exception alone, or in a pair with the place that it belongs to.
      isDecided ||= test.errors
        .map((noted) => (Array.isArray(noted) ? (noted[0] ?? noted[1]) : noted))
        .some((error) => !failsToRun(String(error?.stack ?? error)));
    }
    if (name === 'test_start' && isDecided) test.mode = 'skip';
  };
}

/**
 * What a run of jest says about a mutation: `red` when a test failed, `survived` when all passed,
 * `broken` when none could be run or none failed for what it asserts.
 *
 * @param results the file that `--json --outputFile` writes, undefined when jest did not get so far
 */
export function outcomeOf(results) {
  if (!results || results.numRuntimeErrorTestSuites > 0) return 'broken';
  if (results.numPassedTests + results.numFailedTests === 0) return 'broken';
  if (results.numFailedTests === 0) return 'survived';
  const failures = results.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ failureMessages }) => failureMessages.join('\n'));
  return failures.every(failsToRun) ? 'broken' : 'red';
}
