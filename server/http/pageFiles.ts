import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files that a page loads, besides those of every page; paths below the folder of the pages. */
interface PageFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

const preloadsOf = ({ scripts, styles }: PageFiles): string =>
  [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...styles.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ].join('');

/**
 * Link elements for the head, by the name of a page, from the build's manifest. The browser then loads the page's own
 * files together with the first script, which would otherwise request them only when it runs.
 * @param dir folder of the built pages
 */
export function readPagePreloads(dir: string): ReadonlyMap<string, string> {
  const file = path.join(dir, '.vite/pages.json');
  if (!existsSync(file)) return new Map();
  const pages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, PageFiles>;
  return new Map(Object.entries(pages).map(([name, files]) => [name, preloadsOf(files)]));
}
