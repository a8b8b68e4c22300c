import { useContext, useEffect } from 'react';
import { PageMetaSink, type PageMeta } from './pageMeta';

const SITE = 'Foyer';

/** What the browser's tab says: `Events | Foyer`; the site's name alone without a title. */
export const tabTitle = (title?: string) => (title ? `${title} | ${SITE}` : SITE);

/**
 * A better title than the router's, and a description, where only the page knows them. The router
 * names every page on arrival, so that no title stays behind; the description is put back here. On
 * the server both go into the head of the document.
 */
export function PageHead({ title, description, image }: PageMeta) {
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
