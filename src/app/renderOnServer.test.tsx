/** @jest-environment ./scripts/lib/jest/sharedEnvironment.mjs */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import type { RouteObject } from 'react-router';
import { AppStart } from './AppStart';
import { Providers } from './providers';
import { createStaticPage } from '@/app/rendering/staticPage';
import { loadPageAt, pageAt } from '@/app/routing/pageHandle';
import { redirects } from '@/app/routing/redirects';
import { routes } from '@/app/routing/routes';
import { setupStore } from './store';

/** The addresses of all routes. */
const addressesOf = (all: RouteObject[]): string[] =>
  all.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...addressesOf(children)]);

const elsewhere = addressesOf(redirects);
const publicPages = addressesOf(routes)
  .filter((path) => !elsewhere.includes(path))
  .map((path) => (path === '*' ? '/nowhere' : path.replace(':id', '12')))
  .map((address) => ({ address, ...pageAt(routes, address) }))
  .filter(({ access }) => access !== 'signedIn');

async function renderAt(address: string): Promise<string> {
  const content = await createStaticPage(routes, address);
  return renderToString(
    <Providers store={setupStore()}>
      <AppStart />
      {content}
    </Providers>,
  );
}

/** Elements with a style attribute, which the page policy will refuse. */
function styledElements(html: string): string[] {
  return html.match(/<[a-z][^>]*\sstyle="[^>]*>/g) ?? [];
}

/** Rule 8 of the architecture: everything under src runs without a browser. */
describe('in plain Node', () => {
  beforeAll(async () => {
    // One after the other: jest's module loader trips over parallel imports of the same modules.
    for (const { address } of publicPages) await loadPageAt(routes, address);
  });

  it('there is no browser', () => {
    expect(typeof window).toBe('undefined');
    expect(typeof document).toBe('undefined');
  });

  it.each(publicPages.map(({ address, bare }) => [address, bare ?? false] as const))(
    '%s renders to a string, frame and content',
    async (address, bare) => {
      const html = await renderAt(address);
      const main = html.slice(html.indexOf('id="main"'), html.indexOf('</main>'));
      expect(main.replace(/<[^>]*>/g, '').length).toBeGreaterThan(20);
      expect(html.includes('<footer')).toBe(!bare);
      // No fallback stands in for a page.
      expect(html.includes('<!--$?-->')).toBe(false);
      expect(styledElements(html)).toEqual([]);
    },
  );
});
