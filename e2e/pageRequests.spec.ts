import { expect, test } from './support/server';

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

for (const path of ['/', '/events']) {
  test(`${path} is readable after twelve requests and one script`, async ({ request }) => {
    let html = '';
    // A busy server sends the page without its content; the next time it has it.
    await expect(async () => {
      html = await (await request.get(path)).text();
      expect(html).toContain('id="page-state"');
    }).toPass();
    const urls = requestsOf(html);
    expect(urls.filter((url) => url.endsWith('.js'))).toHaveLength(1);
    expect(urls.filter((url) => url.endsWith('.woff2'))).toHaveLength(1);
    expect(urls.filter((url) => url.endsWith('.css'))).toEqual([]);
    expect(urls.length).toBeLessThanOrEqual(12);
  });
}

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
