/** Finds references from code and pages to `docs` and its decisions. Pure: files are passed in as text. */
import path from 'node:path';

/** The anchors of a page's headings, as GitHub generates them. */
export function slugsOf(page) {
  const headings = page.match(/^#{1,6} .+$/gm) ?? [];
  return new Set(
    headings.map((heading) =>
      heading
        .replace(/^#+ /, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replace(/\s/g, '-'),
    ),
  );
}

/**
 * The references of a file: `docs/product/booking.md#holds` anywhere, links in a page, and "section N" in code,
 * whose target is null because no page has numbered sections.
 */
export function referencesIn(file, text) {
  const isPage = file.endsWith('.md');
  return text.split('\n').flatMap((content, index) => {
    const line = index + 1;
    const named = [...content.matchAll(/\bdocs\/([\w./-]+\.md)(?:#([\w-]+))?/g)]
      .filter(({ index: at }) => !isPage || content[at - 1] !== '/')
      .map(([, name, anchor]) => ({ line, target: `docs/${name}`, anchor }));
    const linked = isPage
      ? [...content.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([\w-]+))?\)/g)]
          .filter(([, name]) => !name.startsWith('docs/'))
          .map(([, name, anchor]) => ({
            line,
            target: name === '' ? file : path.posix.join(path.posix.dirname(file), name),
            anchor,
          }))
      : [];
    const numbered =
      !isPage && /\bsections? \d/i.test(content) && !/Act, section/.test(content)
        ? [{ line, target: null }]
        : [];
    return [...named, ...linked, ...numbered];
  });
}

/** The decisions that the headings of a page define: `### D12 Payments` defines `D12`. */
export const decisionsOf = (page) =>
  new Set([...page.matchAll(/^#{1,6} (D\d+) /gm)].map(([, decision]) => decision));

/** The decisions that a text names, such as `D12`. */
export const decisionsIn = (text) =>
  text.split('\n').flatMap((content, index) =>
    [...content.matchAll(/(?<![\w+-])D\d{1,2}\b/g)].map(([decision]) => ({
      line: index + 1,
      decision,
    })),
  );
