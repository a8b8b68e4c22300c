/**
 * `npm run dev`: pages with hot reloading, and the server, which restarts at each change. Prints `Open <address>` when
 * both answer. A change of the contract generates both sides anew. What is wrong is shown here and on the pages.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { context } from 'esbuild';
import { tsImport } from 'tsx/esm/api';
import { createServer } from 'vite';
import { serverBundle } from './build.mjs';
import { readContract } from './lib/dev/readContract.mjs';
import { createSerialRunner } from './lib/dev/serialRunner.mjs';
import { root } from './lib/root.mjs';

/** Milliseconds in which an editor or git may write several files. */
const DEBOUNCE = 50;
/** Milliseconds between two readiness calls. */
const READINESS_CHECK = 50;
/** Characters of the server's errors that are kept for the pages. */
const KEPT_ERRORS = 4_000;

const serverPort = process.env.PORT ?? '3000';
// Beside other builds, below the folder of openapi.yaml, where the server looks for it.
const folder = path.join(root, '.cache', `dev-${serverPort}`);
const contractFile = path.join(root, 'openapi.yaml');

/** What is wrong, by its source; empty when all is well. */
const problems = new Map();

function showProblem(source, message) {
  problems.set(source, message);
  sendProblem();
}

function clearProblem(source) {
  if (problems.delete(source) && problems.size === 0) pages.ws.send({ type: 'full-reload' });
}

function sendProblem() {
  const [message] = problems.values();
  if (message !== undefined) pages.ws.send({ type: 'error', err: { message, stack: '' } });
}

/** A plugin, because Vite makes another watcher when it restarts after a change of its configuration. */
const watchServer = {
  name: 'foyer-server',
  configureServer({ watcher, ws }) {
    watcher.on('all', (_event, file) => onChange(path.relative(root, file)));
    ws.on('connection', sendProblem);
  },
};

const pages = await createServer({
  root,
  plugins: [watchServer],
  server: { proxy: { '/api': `http://localhost:${serverPort}` } },
});
await pages.listen();
const address = pages.resolvedUrls?.local[0]?.replace(/\/$/, '');

let timer;
let stopping = false;
/** Vite watches the whole folder, so that files which are replaced or new are noticed too. */
function onChange(file) {
  if (stopping) return;
  const name = file.split(path.sep).join('/');
  if (name === 'openapi.yaml') void applyContract();
  else if (/^api\/.*\.yaml$/.test(name)) void bundleContract();
  else if (/^server\/.*\.[jt]s$/.test(name) && !/\.test\.|^server\/testing\//.test(name)) {
    clearTimeout(timer);
    timer = setTimeout(rebuild, DEBOUNCE);
  }
}

const bundle = await context({
  ...serverBundle,
  outdir: folder,
  sourcesContent: false,
  write: false,
});
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
let written;
let isStale = true;
/** null while the sources cannot be built. */
let built = null;

/** Builds first: while the sources cannot be built, the old server goes on. */
const restart = createSerialRunner(async () => {
  if (stopping) return;
  if (isStale) {
    isStale = false;
    built = await bundle.rebuild().catch((error) => {
      showProblem('build', error.message);
      return null;
    });
  }
  if (!built) return;
  const [contract, hashes] = [JSON.stringify(document), built.outputFiles.map(({ hash }) => hash)];
  const next = [contract, ...hashes].join();
  if (server?.exitCode === null && next === written) return clearProblem('build');
  await stopServer();
  await Promise.all(built.outputFiles.map(({ path: file, contents }) => writeFile(file, contents)));
  await writeFile(path.join(folder, 'openapi.json'), contract);
  written = next;
  clearProblem('build');
  await startServer();
});

function rebuild() {
  isStale = true;
  void restart();
}

async function startServer() {
  let errors = '';
  const started = spawn(process.execPath, ['--enable-source-maps', path.join(folder, 'main.js')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
    // Apart from the terminal's Ctrl-C: a second signal would end the server during a write.
    detached: true,
    // Links in emails and return addresses of payments lead to Vite's pages, which are not rendered here.
    env: { NODE_ENV: 'development', PUBLIC_URL: address, RENDER_PAGES: '0', ...process.env },
  });
  server = started;
  started.stderr.on('data', (chunk) => {
    process.stderr.write(chunk);
    errors = (errors + chunk).slice(-KEPT_ERRORS);
  });
  started.once('close', (code) => {
    if (server === started && !stopping) showProblem('server', errors || `Exit code ${code}`);
  });
  while (started.exitCode === null && started.signalCode === null && !stopping) {
    if (await isReady()) {
      clearProblem('server');
      console.log(`Open ${address}`);
      return;
    }
    await pause(READINESS_CHECK);
  }
}

const isReady = () =>
  fetch(`http://localhost:${serverPort}/api/health/ready/`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits for the exit, which frees the folder of the embedded database. SIGINT: no load balancer has to notice. */
async function stopServer() {
  const stopped = server;
  server = undefined;
  if (stopped?.exitCode !== null || stopped.signalCode !== null) return;
  stopped.kill('SIGINT');
  await once(stopped, 'exit');
}

let document = await readContract(contractFile);
const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');

/** @type {import('node:child_process').ChildProcess | undefined} */
let generator;

/** What the types, the client and the lists of both sides are made of. Files of the server cause a restart. */
const generate = createSerialRunner(async () => {
  const started = spawn(process.execPath, [tsx, 'scripts/generateApi.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  generator = started;
  let errors = '';
  started.stderr.on('data', (chunk) => (errors += chunk));
  const [code, signal] = await once(started, 'close');
  // Ended because there is a newer contract.
  if (stopping || signal) return;
  if (code === 0) return clearProblem('generator');
  process.stderr.write(errors);
  showProblem('generator', errors.slice(-KEPT_ERRORS));
});

/** What is generated from an older contract is not waited for: it would hold the restart up. */
const endGeneration = () => generator?.kill();

/** The text of openapi.yaml that the server has. */
let source;

/** The server takes a contract that can be read at once; with another one the old server goes on. */
const applyContract = createSerialRunner(async () => {
  await pause(DEBOUNCE);
  try {
    const text = await readFile(contractFile, 'utf8');
    if (text === source) return;
    source = text;
    endGeneration();
    document = await readContract(contractFile);
  } catch (error) {
    console.error(error.message);
    return showProblem('contract', error.message);
  }
  clearProblem('contract');
  await restart();
  void generate();
});

/** Loaded once: loading the bundler takes longer than bundling. */
const bundler = tsImport('./lib/contract/bundle.ts', import.meta.url);

/** Writes openapi.yaml last: making its text takes as long as bundling. */
const bundleContract = createSerialRunner(async () => {
  endGeneration();
  await pause(DEBOUNCE);
  const { bundledContract, openapiYaml } = await bundler;
  try {
    document = await bundledContract(root);
  } catch (error) {
    console.error(error.message);
    return showProblem('sources of the contract', error.message);
  }
  clearProblem('sources of the contract');
  clearProblem('contract');
  await restart();
  source = openapiYaml(document);
  await writeFile(contractFile, source);
  void generate();
});

async function stop() {
  if (stopping) return;
  stopping = true;
  await Promise.all([stopServer(), pages.close(), bundle.dispose()]);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// On SIGTERM Vite ends this process without waiting for `stop`.
process.on('exit', () => server?.kill('SIGINT'));
await restart();
