/**
 * `npm run ledger:prove`: breaks the code once for each row of docs/spec-coverage.md and runs only
 * the tests that the row names; each must fail. The changes are made in copies of the tree outside
 * of it, one for each core.
 *
 *   npm run ledger:prove                       every row; the tests are run unchanged before
 *   npm run ledger:prove -- --sample 25        a sample that the commit decides
 *   npm run ledger:prove -- --only "a text"    rows whose statement or file contains the text
 *   npm run ledger:prove -- --lines 380-420    rows on these lines of the ledger
 *   npm run ledger:prove -- --check            runs nothing: every row has a mutation that applies
 */
import { createHash } from 'node:crypto';
import { execFileSync, fork } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { JSON_SCHEMA, load } from 'js-yaml';
import { tsImport } from 'tsx/esm/api';
import { rowsOf } from './lib/ledger.mjs';
import {
  describe,
  mutate,
  mutationsOfLedger,
  outcomeOf,
  sampleOf,
  testsFor,
  testsTogether,
  titlePattern,
} from './lib/mutations.mjs';
import { secondsSince } from './lib/print.mjs';
import { cacheDir, root } from './lib/root.mjs';

const RUNS_PER_PROCESS = 30;
/** A test that goes red waits for what does not come, so a core has time for more than one. */
const WORKERS_PER_CORE = 1.5;

const { values: options } = parseArgs({
  options: {
    sample: { type: 'string' },
    only: { type: 'string' },
    lines: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});

function read(file) {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}

function syntaxErrorIn(file, text) {
  if (!/\.tsx?$/.test(file)) return undefined;
  const options = { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.Latest };
  const { diagnostics } = ts.transpileModule(text, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: options,
  });
  return diagnostics?.[0] && ts.flattenDiagnosticMessageText(diagnostics[0].messageText, ' ');
}

const rows = rowsOf(read('docs/spec-coverage.md'));
const { mutations, findings } = mutationsOfLedger(
  rows,
  load(read('docs/spec-mutations.yaml'), { schema: JSON_SCHEMA }) ?? {},
  { read, syntaxErrorIn },
);
for (const finding of findings) console.error(`docs/spec-mutations.yaml: ${finding}`);
if (findings.length > 0) process.exitCode = 1;

if (options.check) {
  const proved = new Set(mutations.map(({ row }) => row)).size;
  console.log(`${mutations.length} mutations of ${proved} of ${rows.length} rows`);
} else {
  const start = performance.now();
  const queue = chosen();
  const failures = await prove(queue);
  for (const failure of failures) console.error(`\n${failure}`);
  console.log(`\n${queue.length} mutations, ${failures.length} findings in ${secondsSince(start)}`);
  if (failures.length > 0) process.exitCode = 1;
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
  return sampleOf(matching, Number(options.sample), commit.trim());
}

/**
 * A copy of the tree as it is checked out, with the same installed packages. Its name stays the same
 * from run to run, so jest's cache of compiled files is used again.
 */
function copyTree(number) {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 8);
  const copy = path.join(tmpdir(), `foyer-ledger-${name}-${number}`);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy);
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter(Boolean)) {
    if (read(file) !== undefined) cpSync(path.join(root, file), path.join(copy, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  // The migrated database that tests copy; where a mutation changes a migration they make another.
  const cached = existsSync(cacheDir) ? readdirSync(cacheDir) : [];
  for (const name of cached.filter((one) => one.startsWith('pglite-'))) {
    cpSync(path.join(cacheDir, name), path.join(copy, '.cache', name), { recursive: true });
  }
  return copy;
}

/**
 * Runs test files in a copy, in one process, the server's on the PostgreSQL at `databaseUrl` or the embedded
 * database; `outcomeIn` runs one file, with `titles` only their tests.
 */
function startJest(copy, databaseUrl) {
  const program = path.join(import.meta.dirname, 'lib/jestInCopy.mjs');
  const env = { ...process.env, TEST_DATABASE_URL: databaseUrl };
  const start = () =>
    fork(program, { cwd: copy, env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  let child = start();
  let runs = 0;
  async function outcomeIn({ file, titles }) {
    // What jest keeps of each run adds up.
    if (runs++ % RUNS_PER_PROCESS === RUNS_PER_PROCESS - 1) {
      child.kill();
      child = start();
    }
    const project = file.startsWith('src/') ? 'spa' : 'server';
    const test = { file, project, titles: titles.length > 0 ? titlePattern(titles) : undefined };
    const results = await new Promise((resolve) => {
      const settle = (answer) => {
        child.off('message', settle);
        child.off('exit', ended);
        resolve(answer);
      };
      const ended = () => {
        settle(undefined);
        child = start();
      };
      child.on('message', settle);
      child.on('exit', ended);
      child.send(test);
    });
    const output = results?.testResults
      .map(({ failureMessage }) => failureMessage ?? '')
      .join('\n');
    return { outcome: outcomeOf(results), output: output ?? 'jest ended early' };
  }
  return { outcomeIn, stop: () => child.kill() };
}

/** The outcome of one mutation: the first of its tests that fails decides. */
async function outcomeWith(copy, mutation, outcomeIn) {
  const target = path.join(copy, mutation.file);
  const source = readFileSync(target, 'utf8');
  writeFileSync(target, mutate(source, mutation));
  try {
    let last;
    for (const test of testsFor(mutation)) {
      last = await outcomeIn(test);
      if (last.outcome !== 'survived') return last;
    }
    return last;
  } finally {
    writeFileSync(target, source);
  }
}

function nameOf({ file, titles }) {
  return [file, ...titles.map((title) => `“${title}”`)].join(' ');
}

function keyOf(mutation) {
  return testsFor(mutation).map(nameOf).join('\n    ');
}

/** What did not end as it should: mutations that were not noticed, tests that fail unchanged. */
async function prove(queue) {
  const failures = [];
  const times = [];
  let done = 0;

  async function runUnchanged(test, { outcomeIn }) {
    const { outcome, output } = await outcomeIn(test);
    if (outcome === 'survived') return;
    failures.push(`${outcome} without any change: ${nameOf(test)}\n${output}`);
  }

  async function runMutation(mutation, { copy, outcomeIn }) {
    const start = performance.now();
    const { outcome, output } = await outcomeWith(copy, mutation, outcomeIn);
    times.push(performance.now() - start);
    done += 1;
    const { line, statement } = mutation.row;
    console.log(
      `${done}/${queue.length} ${outcome} in ${secondsSince(start)}  ` +
        `line ${line}: ${describe(mutation)}`,
    );
    if (outcome === 'red') return;
    failures.push(
      `${outcome}: docs/spec-coverage.md:${line}: ${statement}\n` +
        `  change: ${describe(mutation)}\n  tests:  ${keyOf(mutation)}` +
        (outcome === 'broken' ? `\n${output.slice(-2000)}` : ''),
    );
  }

  const unchanged = options.sample ? [] : testsTogether(queue);
  const pending = [
    ...unchanged.map((test) => ({ key: nameOf(test), run: (at) => runUnchanged(test, at) })),
    ...queue.map((mutation) => ({
      key: keyOf(mutation),
      run: (at) => runMutation(mutation, at),
    })),
    // Some workers take pages from one end, the others the server from the other: less to compile.
  ].sort((one, other) => (one.key < other.key ? -1 : 1));

  async function worker(number) {
    const copy = copyTree(number);
    const { outcomeIn, stop } = startJest(copy, postgres?.url ?? '');
    const next = () => (number % 2 === 0 ? pending.shift() : pending.pop());
    for (let task = next(); task; task = next()) await task.run({ copy, outcomeIn });
    stop();
    rmSync(copy, { recursive: true, force: true });
  }
  const { findPostgres, startPostgres } = await tsImport(
    '../server/testing/postgres.ts',
    import.meta.url,
  );
  const postgres = findPostgres() && (await startPostgres());
  const parallel = Math.min(Math.ceil(availableParallelism() * WORKERS_PER_CORE), 8);
  const workers = Math.min(parallel, Math.max(1, pending.length));
  await Promise.all(Array.from({ length: workers }, (_, number) => worker(number)));
  await postgres?.stop();
  const total = times.reduce((sum, time) => sum + time, 0) / 1000;
  console.log(`\n${(total / Math.max(1, done)).toFixed(1)} s a mutation, ${workers} side by side`);
  return failures;
}
