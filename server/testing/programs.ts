import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { testContract } from './testContract';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.cache/programs');

const programs = {
  server: 'server/main.ts',
  patientServer: 'server/testing/patientServer.main.ts',
  migrate: 'server/migrate.main.ts',
  admin: 'scripts/admin.ts',
  jobsStatus: 'scripts/jobsStatus.ts',
  mailStatus: 'scripts/mailStatus.ts',
  paymentsStatus: 'scripts/paymentsStatus.ts',
  secondProcess: 'server/db/testing/secondProcess.ts',
};
type Program = keyof typeof programs;

const bundles = new Map<Program, Promise<string>>();

/**
 * The file of a program to run in a process of its own: bundled as `npm run build` does it, from the
 * sources as they are. From the sources themselves each start would load hundreds of files.
 */
export function bundleOf(program: Program): Promise<string> {
  const bundle = bundles.get(program) ?? makeBundle(program);
  bundles.set(program, bundle);
  return bundle;
}

async function makeBundle(program: Program): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [
      { in: programs[program], out: 'main' },
      { in: 'server/db/pglite/worker/worker.js', out: 'pgliteWorker' },
      { in: 'server/pdfWorker.main.ts', out: 'pdfWorker' },
    ],
    outdir: '/',
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
  });
  const files = [
    ...outputFiles.map((file) => [path.basename(file.path), file.text] as const),
    // As the build writes it; parsing the YAML takes longer.
    ['openapi.json', JSON.stringify(testContract())] as const,
  ];
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(name).update(text);
  const target = path.join(folder, `${program}-${hash.digest('hex').slice(0, 12)}`);
  if (!existsSync(target)) write(target, program, files);
  return path.join(target, 'main.js');
}

/** Test processes may write the same bundle at the same time: the first one that is whole stays. */
function write(target: string, program: Program, files: readonly (readonly [string, string])[]) {
  mkdirSync(folder, { recursive: true });
  const present = readdirSync(folder).filter((name) => name.startsWith(`${program}-`));
  const making = mkdtempSync(path.join(folder, 'making-'));
  try {
    for (const [name, text] of files) writeFileSync(path.join(making, name), text);
    renameSync(making, target);
    for (const old of present) rmSync(path.join(folder, old), { recursive: true, force: true });
  } catch (error) {
    if (!existsSync(target)) throw error;
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}
