/**
 * Writes the service worker of /check-in with the list of the files that the page loads, each with the hash of its
 * content where its name has none. A release with other files has another worker, which browsers then install.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { chunksOf, filesOf, readManifest } from './firstLoad.mjs';
import { pageBudgets } from './pageBudgets.mjs';
import { root } from './root.mjs';

const PAGE = 'src/features/checkIn/CheckInPage.tsx';

/** What every page links to, and what belongs to the installed app. */
const STATIC = /^(check-in\.webmanifest|favicon\.svg|icons\/.*|fonts\/.*\.woff2)$/;

/** Chunks of the page, of its dialogs and readers, and of the header, which loads its panels later. */
function filesOfPage(manifest) {
  const parts = Object.keys(manifest).filter((key) => key.startsWith('src/features/checkIn/'));
  const { later = [], atOnce = [] } = pageBudgets.checkIn;
  const own = chunksOf(manifest, [PAGE, ...parts]);
  const onIntent = own.flatMap(({ dynamicImports = [] }) => dynamicImports);
  const isElsewhere = (key) => /^src\/(app|features)\//.test(key) && !parts.includes(key);
  const sources = [PAGE, ...parts, ...later, ...atOnce];
  const { scripts, styles } = filesOf(
    chunksOf(manifest, ['index.html', ...sources, ...onIntent.filter((key) => !isElsewhere(key))]),
  );
  return [...scripts, ...styles];
}

export async function writeCheckInWorker(folder) {
  const { build } = await import('esbuild');
  const hashOf = async (file) =>
    createHash('sha256')
      .update(await readFile(path.join(folder, file)))
      .digest('hex')
      .slice(0, 16);
  const names = (await readdir(folder, { recursive: true })).map((name) =>
    name.split(path.sep).join('/'),
  );
  const hashed = new Set([
    ...filesOfPage(readManifest(folder)),
    // Workers of the page are in no manifest.
    ...names.filter((name) => /^assets\/[^/]*Worker-[^/]*\.js$/.test(name)),
  ]);
  const fixed = await Promise.all(
    names
      .filter((name) => STATIC.test(name))
      .map(async (name) => ({ url: `/${name}`, revision: await hashOf(name) })),
  );
  const precached = [
    { url: '/check-in', revision: await hashOf('index.html') },
    ...[...hashed].sort().map((name) => ({ url: `/${name}`, revision: null })),
    ...fixed.sort((one, other) => one.url.localeCompare(other.url)),
  ];
  await build({
    absWorkingDir: root,
    entryPoints: ['src/checkInWorker.ts'],
    outfile: path.join(folder, 'check-in-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
    define: { PRECACHED: JSON.stringify(precached), 'process.env.NODE_ENV': '"production"' },
  });
}
