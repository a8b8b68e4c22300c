import createCache, { type EmotionCache } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';

/** The id of the style element in index.html that takes the rules of MUI's components. */
export const PAGE_STYLES_ID = 'component-styles';

/**
 * A cache that inserts every rule into one style element of the page. The content policy names the
 * text of that element by its hash; a style element made by a script would be refused, and rules
 * inserted by a script are no text.
 *
 * @param host lists in `data-names` the styles that the server has written into it
 */
export function createPageCache(host: HTMLStyleElement): EmotionCache {
  class PageSheet extends StyleSheet {
    override insert(rule: string): void {
      try {
        host.sheet?.insertRule(rule, host.sheet.cssRules.length);
      } catch {
        // A selector of another browser.
      }
    }
    // Global styles make a sheet of this class each; the element belongs to none of them alone.
    override flush(): void {}
    override hydrate(): void {}
  }
  const cache = createCache({ key: 'css' });
  cache.sheet = new PageSheet({ key: 'css', container: document.head });
  for (const name of (host.dataset.names ?? '').split(' ')) cache.inserted[name] = true;
  return cache;
}
