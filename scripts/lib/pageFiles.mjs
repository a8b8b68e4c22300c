/**
 * Writes `.vite/pages.json` beside the manifest: by the page's name in src/lib/paths.ts, the scripts and style
 * sheets that it loads when it is shown, without those of every page. The server names them in the head of the
 * page, so that a browser does not wait for the first script to learn of them.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chunksOf, filesOf, readManifest, readPages } from './firstLoad.mjs';
import { pageBudgets } from './pageBudgets.mjs';

export async function writePageFiles(folder) {
  const manifest = readManifest(folder);
  const first = filesOf(chunksOf(manifest, ['index.html']));
  const without = (files, known) => files.filter((file) => !known.includes(file));
  const entries = readPages().map(({ name, source }) => {
    const atOnce = pageBudgets[name]?.atOnce ?? [];
    const { scripts, styles } = filesOf(chunksOf(manifest, [source, ...atOnce]));
    return [
      name,
      { scripts: without(scripts, first.scripts), styles: without(styles, first.styles) },
    ];
  });
  await writeFile(
    path.join(folder, '.vite/pages.json'),
    JSON.stringify(Object.fromEntries(entries)),
  );
}
