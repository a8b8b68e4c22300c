import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../lib/text';
import { firstRequests } from './pagePaths.gen';

/** What a page loads when it is shown, without what every page loads; paths below the folder of the pages. */
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
 * What the page of a signed-in person asks the API for before its script is there, for `/firstRequests.js`: what every page
 * does, and after `|` what this one does where its address has no query. Undefined for pages without such a list.
 * @param name in src/lib/paths.ts
 */
export function firstRequestsElement(name: string): string | undefined {
  const own = firstRequests.ofPage[name];
  if (!own) return undefined;
  const content = [firstRequests.ofEveryPage, own].map((list) => list.join(' ')).join('|');
  return `<meta name="first-requests" content="${escapeHtml(content)}">`;
}

/**
 * Link elements for the head, by the name of a page, from what the build has written: a browser then loads the
 * page's own files beside the first script, which would ask for them only when it runs.
 * @param dir folder of the built pages
 */
export function readPagePreloads(dir: string): ReadonlyMap<string, string> {
  const file = path.join(dir, '.vite/pages.json');
  if (!existsSync(file)) return new Map();
  const pages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, PageFiles>;
  return new Map(Object.entries(pages).map(([name, files]) => [name, preloadsOf(files)]));
}
