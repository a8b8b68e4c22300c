/** What a page loads before anybody does anything, from Vite's manifest of the built pages. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/** Every chunk that the named sources import statically, themselves included. */
export function chunksOf(manifest, sources) {
  const found = new Set();
  const add = (key) => {
    if (found.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk of ${key}.`);
    found.add(key);
    (chunk.imports ?? []).forEach(add);
  };
  sources.forEach(add);
  return [...found].map((key) => manifest[key]);
}

/** Names of the scripts and style sheets of the chunks, each once. */
export function filesOf(chunks) {
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))],
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  };
}

const sourceOf = (module) =>
  [`src/${module}.tsx`, `src/${module}.ts`].find((file) => existsSync(path.join(root, file)));

const ROUTE_FILES = ['consoleRoutes.ts', 'routes.tsx'];

/**
 * The pages of these files in src/app/routing: name of the address in src/lib/paths.ts, and source file;
 * index.html for those that are in the script that every page loads first.
 */
export function readPages() {
  const read = (name) => readFileSync(path.join(root, 'src/app/routing', name), 'utf8');
  const routes = ROUTE_FILES.map(read).join('');
  const [, ...parts] = routes.split(/\bpath: (?=paths\.|'\*')/);
  return parts.map((part) => {
    const [, name = 'notFound'] = /^paths\.(\w+)/.exec(part) ?? [];
    const [, module] = /\bimport\('@\/([^']+)'\)/.exec(part) ?? [];
    return { name, source: module ? sourceOf(module) : 'index.html' };
  });
}

export const readManifest = (folder) =>
  JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));
