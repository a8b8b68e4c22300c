/**
 * `npm test -- mutations`: breaks the code once for each rule of docs/mutations.yaml, in a copy of the tree, and
 * runs the test that the rule names; it must fail.
 *
 *   npm test -- mutations --sample 3       a sample that the commit decides
 *   npm test -- mutations --only "a text"  rules whose text or file contains the text
 *   npm test -- mutations --check          runs nothing: every change still applies, every test exists
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { JSON_SCHEMA, load } from 'js-yaml';
import { describe, mutate, outcomeOf, sampleOf } from './lib/mutations.mjs';
import { secondsSince } from './lib/print.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const { values: options } = parseArgs({
  options: {
    sample: { type: 'string' },
    only: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

const mutations = load(read('docs/mutations.yaml'), { schema: JSON_SCHEMA });
const findings = options.check ? checkAll() : await proveAll(chosen());
for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;

function checkAll() {
  const found = [];
  for (const mutation of mutations) {
    try {
      mutate(read(mutation.file), mutation);
      read(mutation.test);
    } catch (error) {
      found.push(`docs/mutations.yaml: ${mutation.rule}: ${error.message}`);
    }
  }
  console.log(`${mutations.length} mutations, ${found.length} of them do not apply`);
  return found;
}

function chosen() {
  const { only, sample } = options;
  const matching = mutations.filter(
    ({ rule, file }) => only === undefined || `${rule} ${file}`.includes(only),
  );
  if (sample === undefined) return matching;
  return sampleOf(matching, Number(sample), git('rev-parse', 'HEAD').trim());
}

/** A copy of the tree as it is checked out, with the same installed packages. */
function copyTree() {
  const copy = mkdtempSync(path.join(tmpdir(), 'foyer-mutation-'));
  const files = git('ls-files', '-z', '-co', '--exclude-standard').split('\0').filter(Boolean);
  for (const file of files.filter((name) => existsSync(path.join(root, name)))) {
    cpSync(path.join(root, file), path.join(copy, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

async function outcomeIn(copy, mutation) {
  const file = path.join(copy, mutation.file);
  const report = path.join(copy, 'results.json');
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, mutate(source, mutation));
  rmSync(report, { force: true });
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  await run(
    process.execPath,
    [jest, '--runTestsByPath', mutation.test, '--runInBand', '--json', `--outputFile=${report}`],
    { cwd: copy, quiet: true },
  );
  writeFileSync(file, source);
  return outcomeOf(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined);
}

/** The mutations that no test noticed, as sentences. */
async function proveAll(all) {
  const start = performance.now();
  const queue = [...all];
  const failed = [];
  async function worker() {
    const copy = copyTree();
    for (let mutation = queue.shift(); mutation; mutation = queue.shift()) {
      const began = performance.now();
      const outcome = await outcomeIn(copy, mutation);
      console.log(`${outcome} in ${secondsSince(began)}  ${describe(mutation)}`);
      if (outcome !== 'red') failed.push(`${outcome}: ${describe(mutation)}; ${mutation.test}`);
    }
    rmSync(copy, { recursive: true, force: true });
  }
  const workers = Math.min(availableParallelism(), all.length);
  await Promise.all(Array.from({ length: workers }, worker));
  console.log(`\n${all.length} mutations, ${failed.length} findings in ${secondsSince(start)}`);
  return failed;
}
