import { useContext, useEffect, createContext } from 'react';

/** What the head of the document says of a page. */
export interface PageMeta {
  /** Without '| Foyer'. */
  title: string;
  /** For search engines and shared links; PageHead cuts it. */
  description?: string | undefined;
  /** The address of a picture for shared links. */
  image?: string | undefined;
}

/** Takes what a page says of itself while the server renders it; null in the browser. */
export const PageMetaSink = createContext<((meta: PageMeta) => void) | null>(null);

const SITE = 'Foyer';

/** What the browser's tab says: `Events | Foyer`; the site's name alone without a title. */
export const tabTitle = (title?: string) => (title ? `${title} | ${SITE}` : SITE);

const DESCRIPTION_MAX = 160;

/** Cut to 160 characters at a word (docs/product/screens.md#event-page). */
function cutDescription(description: string): string {
  const text = description.replace(/\s+/g, ' ').trim();
  if (text.length <= DESCRIPTION_MAX) return text;
  const cut = text.slice(0, DESCRIPTION_MAX - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trimEnd()}…`;
}

/**
 * A better title than the router's, and a description, where only the page knows them. The router
 * names every page on arrival, so that no title stays behind; the description is put back here. On
 * the server both go into the head of the document.
 */
export function PageHead({ title, description: text, image }: PageMeta) {
  const description = text && cutDescription(text);
  useContext(PageMetaSink)?.({ title, description, image });

  useEffect(() => {
    document.title = tabTitle(title);
  }, [title]);

  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta || !description) return;
    // A page from the server has its own description there, and the site's beside it.
    const before = meta.dataset.site ?? meta.content;
    meta.content = description;
    return () => {
      meta.content = before;
    };
  }, [description]);

  return null;
}
