import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashSource, type InlineHashes } from './finishedPage';

/** The result of src/render.tsx for one address. */
export interface RenderedContent {
  /** Source file of the page, as the build's manifest names it. */
  module: string;
  title: string;
  description: string | undefined;
  image: string | undefined;
  styles: { names: readonly string[]; css: string };
  /** Link elements for the head. */
  preloads: string;
  html: string;
  /** JSON without `<`. */
  state: string;
}

/** Vite's manifest: the built files of each source file with a separate chunk. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] } | undefined>;

interface Files {
  scripts: Set<string>;
  styles: Set<string>;
}

/** The files that a chunk and its imports need before they run. */
function filesOf(manifest: Manifest, name: string, found: Files, visited = new Set<string>()) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no chunk of ${name}.`);
  if (visited.has(name)) return found;
  visited.add(name);
  found.scripts.add(chunk.file);
  for (const file of chunk.css ?? []) found.styles.add(file);
  for (const other of chunk.imports ?? []) filesOf(manifest, other, found, visited);
  return found;
}

const noFiles = (): Files => ({ scripts: new Set(), styles: new Set() });

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([^]*?)<\/style>/g;

/** The hashes of the scripts and styles in the built page; not for pages with rendered content. */
export const hashesOf = (template: string): InlineHashes => ({
  scripts: [...template.matchAll(INLINE_SCRIPT)].map(([, text = '']) => hashSource(text)),
  styles: [...template.matchAll(INLINE_STYLE)].map(([, text = '']) => hashSource(text)),
});

/** The element with the rules of MUI's components: src/theme/pageStyles.ts. */
const COMPONENT_STYLES = /<style id="component-styles">[^]*?<\/style>/;
const STYLESHEETS = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\s*/g;
/** Link and script elements that every page has: the script, and preloads of its imports. */
const APP_SCRIPTS = /<(?:script|link) (?=(?:type="module"|rel="modulepreload")[ >])/g;
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"\s+content="([^"]*)"\s*\/?>/;

interface ComposerOptions {
  /** Folder of the built pages. */
  dir: string;
  /** The public address of this installation, without a slash at the end. */
  publicUrl: string;
}

/** A document, and the hashes of its scripts and styles for its Content-Security-Policy. */
export interface ComposedDocument {
  html: string;
  hashes: InlineHashes;
}

/** Puts rendered pages into index.html, together with everything that the first paint needs. */
export function createComposer({ dir, publicUrl }: ComposerOptions) {
  const template = readFileSync(path.join(dir, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(
    readFileSync(path.join(dir, '.vite/manifest.json'), 'utf8'),
  );
  const ofEveryPage = filesOf(manifest, 'index.html', noFiles());
  const { scripts, styles: otherStyles } = hashesOf(template.replace(COMPONENT_STYLES, ''));
  const sheets = new Map<string, string>();

  function sheetText(file: string): string {
    const known = sheets.get(file);
    if (known !== undefined) return known;
    const text = readFileSync(path.join(dir, file), 'utf8').replaceAll('</', '<\\/');
    sheets.set(file, text);
    return text;
  }

  function metaElements(address: string, { title, description, image }: RenderedContent): string {
    const url = publicUrl + address;
    const properties = [
      ['og:type', 'website'],
      ['og:site_name', 'Foyer'],
      ['og:title', title],
      ['og:url', url],
      ...(description === undefined ? [] : [['og:description', description]]),
      ...(image === undefined ? [] : [['og:image', new URL(image, publicUrl).href]]),
    ];
    const elements = properties.map(
      ([property = '', content = '']) =>
        `<meta property="${property}" content="${escape(content)}" data-of-page>`,
    );
    return `<link rel="canonical" href="${escape(url)}" data-of-page>${elements.join('')}`;
  }

  /** The document of one address. All text of pages and events is escaped, here or by React. */
  return function compose(address: string, page: RenderedContent): ComposedDocument {
    const files = filesOf(manifest, page.module, noFiles());
    const ownScripts = [...files.scripts].filter((file) => !ofEveryPage.scripts.has(file));
    const styleFiles = [...new Set([...ofEveryPage.styles, ...files.styles])];
    const css = styleFiles.map(sheetText).join('\n');
    const componentCss = page.styles.css.replaceAll('</', '<\\/') || '/* None yet. */';
    const head = [
      metaElements(address, page),
      page.preloads,
      `<style>${css}</style>`,
      ...ownScripts.map(
        (file) => `<link rel="modulepreload" crossorigin href="/${file}" fetchpriority="low">`,
      ),
      // Vite's loader then takes them for loaded.
      ...styleFiles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    ].join('');
    const html = template
      .replace(STYLESHEETS, '')
      // The page is readable without them: pictures of the first screen come before.
      .replace(APP_SCRIPTS, (start) => `${start}fetchpriority="low" `)
      .replace(TITLE, () => `<title>${escape(page.title)}</title>`)
      .replace(DESCRIPTION, (element, site: string) =>
        page.description === undefined
          ? element
          : `<meta name="description" content="${escape(page.description)}" data-site="${site}">`,
      )
      .replace(
        COMPONENT_STYLES,
        () =>
          `<style id="component-styles" data-names="${page.styles.names.join(' ')}">${componentCss}</style>`,
      )
      .replace('</head>', () => `${head}</head>`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root">${page.html}</div><script type="application/json" id="page-state">${page.state}</script>`,
      );
    const styles = [...otherStyles, ...[componentCss, css].map(hashSource)];
    return { html, hashes: { scripts, styles } };
  };
}
