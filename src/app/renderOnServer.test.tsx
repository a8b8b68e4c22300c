/** @jest-environment node */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { AppStart } from './AppStart';
import { Providers } from './providers';
import { AppRoutes } from '@/app/routing/AppRoutes';
import { pageRoutes } from '@/app/routing/routes';
import { setupStore } from './store';

const publicRoutes = pageRoutes.filter(({ access }) => access !== 'signedIn');

function renderAt(path: string): string {
  const address = path === '*' ? '/nowhere' : path.replace(':id', '12');
  return renderToString(
    <Providers store={setupStore()}>
      <StaticRouter location={address}>
        <AppStart />
        <AppRoutes />
      </StaticRouter>
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
    for (const { preload } of publicRoutes) await preload();
  });

  it('there is no browser', () => {
    expect(typeof window).toBe('undefined');
    expect(typeof document).toBe('undefined');
  });

  it.each(publicRoutes.map(({ path, bare }) => [path, bare ?? false] as const))(
    '%s renders to a string, frame and content',
    (path, bare) => {
      const html = renderAt(path);
      const main = html.slice(html.indexOf('id="main"'), html.indexOf('</main>'));
      expect(main.replace(/<[^>]*>/g, '').length).toBeGreaterThan(20);
      expect(html.includes('<footer')).toBe(!bare);
      // No fallback stands in for a page.
      expect(html.includes('<!--$?-->')).toBe(false);
      expect(styledElements(html)).toEqual([]);
    },
  );
});
