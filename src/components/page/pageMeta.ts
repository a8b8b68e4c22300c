import { createContext } from 'react';

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
