import { useEffect } from 'react';

const SITE = 'Foyer';

/** What the browser's tab says: `Events | Foyer`; the site's name alone without a title. */
export const tabTitle = (title?: string) => (title ? `${title} | ${SITE}` : SITE);

interface PageHeadProps {
  title: string;
  /** For search engines and shared links, at most 160 characters (docs/product.md#event-page). */
  description?: string;
}

/**
 * A better title than the router's, and a description, where only the page knows them. The router
 * names every page on arrival, so that no title stays behind; the description is put back here.
 */
export function PageHead({ title, description }: PageHeadProps) {
  useEffect(() => {
    document.title = tabTitle(title);
  }, [title]);

  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta || !description) return;
    const before = meta.content;
    meta.content = description;
    return () => {
      meta.content = before;
    };
  }, [description]);

  return null;
}
