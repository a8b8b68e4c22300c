import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './support/server';

test.use({ hasOwnContext: true });

/** What a document makes a browser ask for before it has run a script, itself included. */
function requestsOf(html: string): string[] {
  const elements = html.match(/<(?:script|link|img|source)\b[^>]*>/g) ?? [];
  const attribute = (element: string, name: string) =>
    new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1];
  const urls = elements.flatMap((element) => {
    const isLater = /\sloading="lazy"|\sdisabled\b|\srel="canonical"/.test(element);
    const url = attribute(element, 'src') ?? attribute(element, 'href');
    return isLater || url === undefined ? [] : [url];
  });
  return ['the document', ...new Set(urls)];
}

/** A busy server sends the page without its content; the next time it has it. */
async function contentOf(request: APIRequestContext, path: string): Promise<string> {
  let html = '';
  await expect(async () => {
    html = await (await request.get(path)).text();
    expect(html).toContain('id="page-state"');
  }).toPass();
  return html;
}

for (const path of ['/', '/events']) {
  test(`${path} is readable after twelve requests, and asks for two scripts`, async ({
    request,
  }) => {
    const html = await contentOf(request, path);
    const urls = requestsOf(html);
    // What every page needs, and the bundler's own helpers.
    expect(urls.filter((url) => url.endsWith('.js'))).toHaveLength(2);
    expect(urls.filter((url) => url.endsWith('.woff2'))).toHaveLength(2);
    expect(urls.filter((url) => url.endsWith('.css'))).toEqual([]);
    expect(urls.length).toBeLessThanOrEqual(12);
  });
}

test.describe('on a phone', () => {
  const FIRST_POSTERS = 4; // Three of the hero and the first card of the list.

  /** Opens `/` as the server has written it. The paths of what it asks for, in their order. */
  async function openHome(page: Page): Promise<string[]> {
    await contentOf(page.request, '/');
    const paths: string[] = [];
    await page.setViewportSize({ width: 412, height: 823 });
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await page.goto('/', { waitUntil: 'commit' });
    return paths;
  }
  const isPoster = (path: string) => path.startsWith('/posters/');

  test('loads the pictures of the first screen before those that are far below it', async ({
    page,
  }) => {
    const paths = await openHome(page);
    await expect.poll(() => paths.filter(isPoster).length).toBeGreaterThanOrEqual(FIRST_POSTERS);
    const eager = page.locator('main img:not([loading="lazy"])');
    // A preloaded picture is asked for before its element has chosen it.
    const chosen = async () =>
      (await eager.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).currentSrc)))
        .map((address) => (address === '' ? '' : new URL(address).pathname))
        .toSorted();
    await expect.poll(chosen).toEqual(paths.filter(isPoster).slice(0, FIRST_POSTERS).toSorted());
  });

  test('has its fonts', async ({ page }) => {
    const isFont = (path: string) => path.endsWith('.woff2');
    const paths = await openHome(page);
    await expect
      .poll(() => paths.filter(isFont).toSorted())
      .toEqual(['/fonts/foyer-display.woff2', '/fonts/foyer-sans.woff2']);
    await page.waitForFunction(() => document.fonts.check("500 38px 'Foyer Display'"));
    await page.waitForFunction(() => document.fonts.check("400 16px 'Foyer Sans'"));
  });

  test('pictures load without the first script when somebody scrolls to them', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    const paths = await openHome(page);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => paths.filter(isPoster).length).toBeGreaterThan(FIRST_POSTERS);
  });
});

test('a pointer over the cards loads what a quick preview needs, before it is pressed', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/events');
  await expect(page.locator('html')).toHaveAttribute('data-theme-alive', '');
  const before = scripts.length;
  await page.locator('#events article').first().hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});
