import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { buildSync, version } from 'esbuild';
import { testContract } from './testContract';

const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, '.cache/programs');

const programs = {
  server: 'server/main.ts',
  testServer: 'server/testing/testServer.main.ts',
  migrate: 'server/migrate.main.ts',
  admin: 'scripts/admin.ts',
  status: 'scripts/status.ts',
  secondProcess: 'server/db/testing/secondProcess.ts',
  // Threads and processes that these programs start, in the same folder and named as by `npm run build`.
  pgliteWorker: 'server/db/pglite/worker/worker.js',
  pdfWorker: 'server/pdfWorker.main.ts',
  fileReader: 'server/fileReader.main.ts',
};
type Program = keyof typeof programs;

/** These packages load files at run time that a bundle does not include. */
const UNBUNDLED = ['@electric-sql/*', '@node-rs/argon2', 'pdfkit', 'pg-native', 'sharp'];

/** Globals that CommonJS packages expect, for a bundle of ES modules. */
const COMMONJS = `
import { createRequire as createBundleRequire } from 'node:module';
const require = createBundleRequire(import.meta.url);
const [__filename, __dirname] = [import.meta.filename, import.meta.dirname];
`;

let folder: string | undefined;

/**
 * The file of a program for a separate process or thread, bundled from the current sources. Unlike the bundle of
 * `npm run build` it includes the packages, because loading their 700 files takes half the time of a start.
 */
export function bundleOf(program: Program): string {
  folder ??= path.join(cache, key());
  if (!existsSync(folder)) makeBundles(folder);
  return path.join(folder, `${program}.js`);
}

/**
 * What node runs for a program in a separate process. V8 would optimise the embedded database for longer than the
 * process lives: without it, a start takes two thirds of the processor time.
 */
export const nodeArgs = (program: Program): string[] => ['--liftoff-only', bundleOf(program)];

/** Changes when a source, the contract or a package changes. */
function key(): string {
  const hash = createHash('sha256').update(version);
  const sources = ['server', 'scripts'].flatMap((name) =>
    readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.[jt]s$/.test(file))
      .map((file) => path.join(name, file)),
  );
  for (const file of [...sources.sort(), 'openapi.yaml', 'package.json']) {
    const { mtimeMs, size } = statSync(path.join(root, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 12);
}

/** Test processes may write the same bundles at the same time. The first complete folder is kept. */
function makeBundles(target: string): void {
  mkdirSync(cache, { recursive: true });
  const present = readdirSync(cache).filter((name) => /^[0-9a-f]{12}$/.test(name));
  const making = mkdtempSync(path.join(cache, 'making-'));
  try {
    buildSync({
      absWorkingDir: root,
      entryPoints: Object.entries(programs).map(([out, file]) => ({ in: file, out })),
      outdir: making,
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      external: UNBUNDLED,
      banner: { js: COMMONJS },
      logLevel: 'warning',
    });
    // The same file as in the build, because parsing the YAML takes longer.
    writeFileSync(path.join(making, 'openapi.json'), JSON.stringify(testContract()));
    renameSync(making, target);
    for (const old of present) rmSync(path.join(cache, old), { recursive: true, force: true });
  } catch (error) {
    if (!existsSync(target)) throw error;
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}
