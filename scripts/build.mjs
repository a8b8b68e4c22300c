/**
 * `npm run build`: the pages into dist/web (with .br and .gz beside each text file), their renderer into
 * dist/render, and the server into dist/server. Builds what is older than its sources; `--force` builds both.
 */
import { execFile } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { pathToFileURL } from 'node:url';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeCheckInWorker } from './lib/checkInWorker.mjs';
import { writePageFiles } from './lib/pageFiles.mjs';
import { step } from './lib/print.mjs';
import { root } from './lib/root.mjs';
import { commands, staleTargets, targets, withStamp } from './lib/targets.mjs';

const COMPRESSIBLE = /\.(js|mjs|css|svg|json|txt|webmanifest|xml)$/;
/** Smaller files are not compressed: the headers would cost more than is saved. */
const WORTH_COMPRESSING = 512;

/** The pages for browsers, and the renderer with which the server writes them for visitors. */
async function buildPages() {
  const { build } = await import('vite');
  const { NODE_ENV } = process.env;
  const options = { root, logLevel: 'warn' };
  const output = { emptyOutDir: true, reportCompressedSize: false };
  await build({ ...options, build: output });
  const folder = path.dirname(targets.web.result);
  await writePageFiles(folder);
  await writeCheckInWorker(folder);
  await build({ ...options, build: { ...output, ssr: 'src/render.tsx' } });
  // Vite sets NODE_ENV; the server that starts in this process must not inherit it.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
}

/** index.html is left out: the server compresses it together with what it writes into it. */
async function compressPages() {
  const folder = path.dirname(targets.web.result);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(compress));
}

async function compress(file) {
  const source = await readFile(file);
  if (source.length < WORTH_COMPRESSING) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(source, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
      },
    }),
    promisify(gzip)(source, { level: 9 }),
  ]);
  if (br.length < source.length) await writeFile(`${file}.br`, br);
  if (gz.length < source.length) await writeFile(`${file}.gz`, gz);
}

/** Options of esbuild for the server and the commands; each caller adds its folder. */
export const serverBundle = {
  absWorkingDir: root,
  entryPoints: [
    { in: 'server/main.ts', out: 'main' },
    { in: 'server/db/pglite/worker/worker.js', out: 'pgliteWorker' },
    { in: 'server/pdfWorker.main.ts', out: 'pdfWorker' },
    { in: 'server/renderWorker.main.ts', out: 'renderWorker' },
    { in: 'server/fileReader.main.ts', out: 'fileReader' },
    { in: 'server/prepareDatabase.main.ts', out: 'prepareDatabase' },
    { in: 'server/migrate.main.ts', out: 'migrate' },
    ...commands.map((name) => ({ in: `scripts/${name}.ts`, out: name })),
  ],
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  legalComments: 'none',
  logLevel: 'warning',
};

async function buildServer() {
  const { build } = await import('esbuild');
  const folder = path.dirname(targets.server.result);
  await rm(folder, { recursive: true, force: true });
  await build({ ...serverBundle, outdir: folder });
  // Parsing the contract as YAML would take half a second at every start.
  const { JSON_SCHEMA, load } = await import('js-yaml');
  const contract = load(await readFile(path.join(root, 'openapi.yaml'), 'utf8'), {
    schema: JSON_SCHEMA,
  });
  await writeFile(path.join(folder, 'openapi.json'), JSON.stringify(contract));
}

/** An empty database for new data folders, so that the first start does not make it; without it that takes longer. */
async function prepareDatabase() {
  const program = path.join(path.dirname(targets.server.result), 'prepareDatabase.js');
  await promisify(execFile)(process.execPath, [program]).catch((error) =>
    console.error(`No database was prepared: ${error.message}`),
  );
}

/**
 * Builds the named targets, one after the other. An error in the sources is printed without the
 * tools' stack traces, and ends the process.
 */
export async function build(names) {
  try {
    for (const name of names) {
      await withStamp(name, async () => {
        await step(
          `Building the ${targets[name].title}`,
          name === 'web' ? buildPages : buildServer,
        );
        if (name === 'web') await step('Compressing the pages', compressPages);
        else await step('Preparing an empty database', prepareDatabase);
      });
    }
  } catch (error) {
    // esbuild has printed its own errors.
    console.error(Array.isArray(error.errors) && error.errors.length > 0 ? '' : error.message);
    process.exit(1);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const names = process.argv.includes('--force') ? Object.keys(targets) : staleTargets();
  if (names.length === 0) console.log('Everything is up to date.');
  await build(names);
}
