/** Rules of docs/mutations.yaml: one small change of the code each, and the test that must notice it. */
import { createHash } from 'node:crypto';

/** A mutation in a few words, for the terminal. */
export const describe = ({ rule, file, from, to }) => `${rule}: ${file}: “${from}” becomes “${to}”`;

/** The file with the mutation made. @throws Error unless it contains `from` exactly once */
export function mutate(source, { file, from, to }) {
  const [before, after, ...more] = source.split(from);
  if (after === undefined) throw new Error(`${file} does not contain “${from}”`);
  if (more.length > 0) throw new Error(`${file} contains “${from}” more than once`);
  return before + to + after;
}

/** So many mutations, drawn by the seed (such as the hash of a commit). */
export function sampleOf(mutations, size, seed) {
  const order = (mutation) =>
    createHash('sha256').update(seed).update(describe(mutation)).digest('hex');
  return mutations
    .map((mutation) => ({ mutation, order: order(mutation) }))
    .sort((one, other) => (one.order < other.order ? -1 : 1))
    .slice(0, size)
    .map(({ mutation }) => mutation);
}

/** Whether an error says that the code did not run, and nothing about what it does. */
const failsToRun = (message) => /^(SyntaxError|ReferenceError)\b|Cannot find module/.test(message);

/**
 * What a run of jest says about a mutation: `red` when a test failed, `survived` when all passed, `broken` when
 * none could be run or none failed for what it asserts.
 *
 * @param results what `jest --json` writes; undefined when jest did not get that far
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
