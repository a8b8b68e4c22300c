/**
 * `npm run ledger:prove`: breaks the code once for each row of docs/spec-coverage.md and runs only
 * the tests that the row names; each must fail. The changes are made in copies of the tree, one for
 * each core.
 *
 *   npm run ledger:prove                       every row
 *   npm run ledger:prove -- --sample 40        a sample that the commit decides
 *   npm run ledger:prove -- --only "a text"    rows whose statement or file contains the text
 *   npm run ledger:prove -- --lines 380-420    rows on these lines of the ledger
 *   npm run ledger:prove -- --check            runs nothing: every row has a mutation that applies
 */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { rowsOf } from './lib/ledger.mjs';
import { mutate, mutationsOf, testsOf, titlePattern } from './lib/mutations.mjs';
import { secondsSince } from './lib/print.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const { values: options } = parseArgs({
  options: {
    sample: { type: 'string' },
    only: { type: 'string' },
    lines: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});

const read = (file) => {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return undefined;
  }
};

const rows = rowsOf(read('docs/spec-coverage.md'));
const written = parse(read('docs/spec-mutations.yaml')) ?? {};
const findings = [];
const mutations = [];
for (const row of rows) {
  if (testsOf(row).length === 0) continue;
  const ofRow = mutationsOf(row, written[row.statement], read);
  if (ofRow.length === 0) findings.push(`line ${row.line}: no mutation: ${row.statement}`);
  for (const mutation of ofRow) {
    try {
      mutate(read(mutation.file) ?? '', mutation);
      mutations.push(mutation);
    } catch (error) {
      findings.push(`line ${row.line}: ${error.message}`);
    }
  }
}
const statements = new Set(rows.map(({ statement }) => statement));
for (const statement of Object.keys(written)) {
  if (!statements.has(statement)) findings.push(`docs/spec-mutations.yaml: no row “${statement}”`);
}

if (options.check) {
  for (const finding of findings) console.error(finding);
  console.log(`${mutations.length} mutations of ${rows.length} rows, ${findings.length} findings`);
  process.exitCode = findings.length > 0 ? 1 : 0;
} else {
  await prove(chosen());
}

function chosen() {
  const [first = 0, last = Infinity] = options.lines?.split('-').map(Number) ?? [];
  const matching = mutations.filter(
    ({ row, file }) =>
      row.line >= first &&
      row.line <= last &&
      (!options.only || `${row.statement} ${file}`.includes(options.only)),
  );
  if (!options.sample) return matching;
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const order = ({ row, file, text, from }) =>
    createHash('sha256').update([commit, row.statement, file, text, from].join()).digest('hex');
  return matching
    .map((mutation) => [order(mutation), mutation])
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, Number(options.sample))
    .map(([, mutation]) => mutation);
}

/** A copy of the tree as it is checked out, with the same installed packages. */
function copyTree() {
  const copy = mkdtempSync(path.join(tmpdir(), 'foyer-ledger-'));
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter(Boolean)) {
    if (read(file) !== undefined) cpSync(path.join(root, file), path.join(copy, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** `red`, `survived`, or `broken` when the tests could not even be loaded. */
async function outcomeOf(copy, mutation) {
  const target = path.join(copy, mutation.file);
  const source = readFileSync(target, 'utf8');
  writeFileSync(target, mutate(source, mutation));
  try {
    let outcome = 'survived';
    for (const { file, titles } of testsOf(mutation.row)) {
      const results = path.join(copy, 'results.json');
      rmSync(results, { force: true });
      const args = [
        ...['--experimental-vm-modules', '--no-warnings', 'scripts/jest.mjs', file],
        ...[
          '--runTestsByPath',
          '--selectProjects',
          file.startsWith('src/') ? 'spa' : 'server',
          '-i',
        ],
        ...['--silent', '--json', '--outputFile', results],
        ...(titles.length > 0 ? ['-t', titlePattern(titles)] : []),
      ];
      await run(process.execPath, args, { quiet: true, cwd: copy });
      const { numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
        readFileSync(results, 'utf8'),
      );
      if (numFailedTests > 0) return 'red';
      if (numRuntimeErrorTestSuites > 0) outcome = 'broken';
    }
    return outcome;
  } finally {
    writeFileSync(target, source);
  }
}

async function prove(queue) {
  const start = performance.now();
  const total = queue.length;
  const failures = options.only || options.lines ? [] : [...findings];
  const given = failures.length;
  const copies = Array.from({ length: Math.min(availableParallelism(), total) }, copyTree);
  const pending = [...queue];
  let done = 0;
  async function worker(copy) {
    for (let mutation = pending.shift(); mutation; mutation = pending.shift()) {
      const outcome = await outcomeOf(copy, mutation);
      done += 1;
      const { row, file, text, from, to } = mutation;
      const change = text === undefined ? `${from} -> ${to}` : `“${text}” altered`;
      console.log(`${done}/${total} ${outcome}  ${row.line}: ${file}: ${change}`);
      if (outcome !== 'red')
        failures.push(`${outcome}: line ${row.line}: ${row.statement}: ${file}: ${change}`);
    }
  }
  try {
    await Promise.all(copies.map(worker));
  } finally {
    for (const copy of copies) rmSync(copy, { recursive: true, force: true });
  }
  if (failures.length > 0) console.error(`\n${failures.join('\n')}`);
  console.log(
    `\n${total - (failures.length - given)} of ${total} mutations noticed in ${secondsSince(start)}`,
  );
  process.exitCode = failures.length > 0 ? 1 : 0;
}
