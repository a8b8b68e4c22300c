import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The folder of openapi.yaml, from a file of the checkout or of the build. */
export function findRoot(from: string): string {
  for (let folder = from; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'openapi.yaml'))) return folder;
    if (folder === path.dirname(folder)) throw new Error('openapi.yaml is missing.');
  }
}

/** The folder of the built pages, if they are built. */
export function findPages(root: string): string | undefined {
  const dir = path.join(root, 'dist/web');
  return existsSync(path.join(dir, 'index.html')) ? dir : undefined;
}

/** The built renderer of the pages, if it is built. */
export function findRenderer(root: string): string | undefined {
  const file = path.join(root, 'dist/render/render.js');
  return existsSync(file) ? pathToFileURL(file).href : undefined;
}
