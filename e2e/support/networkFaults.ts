import type { CDPSession, Page } from '@playwright/test';
import { endAnimations } from './screens';

interface PausedRequest {
  requestId: string;
  request: { method: string; url: string };
}

/**
 * Pauses matching requests, which `handle` has to continue or answer. A route of Playwright would also switch the
 * cache off, with which the app loads in half of the time.
 * @returns function that ends it
 */
async function pauseRequests(
  page: Page,
  pattern: { urlPattern?: string; resourceType?: 'Document' },
  handle: (session: CDPSession, paused: PausedRequest) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  // The page may have been left meanwhile, which ends its requests.
  session.on('Fetch.requestPaused', (paused) => void handle(session, paused).catch(() => {}));
  await session.send('Fetch.enable', { patterns: [pattern] });
  return () => session.detach();
}

const continueRequest = (session: CDPSession, { requestId }: PausedRequest, url?: string) =>
  session.send('Fetch.continueRequest', { requestId, url });

const CALLS = { urlPattern: '*/api/*' };

/**
 * Lists have at most six rows: the rows after them look alike, and take most of the time of a check. The contrast of each
 * kind of badge is in `src/theme/theme.test.ts`. Changes stay, because only some of them can be opened.
 */
export const shortenLists = (page: Page): Promise<() => Promise<void>> =>
  pauseRequests(page, { urlPattern: '*page_size=*' }, (session, paused) => {
    const { url } = paused.request;
    const shorter = url.replace(/page_size=(?:12|20|25)\b/, 'page_size=6');
    return continueRequest(session, paused, url.includes('/audit/') ? url : shorter);
  });

/** Delays the answers of matching calls until `letThrough` is called. */
export async function delayResponses(page: Page, address: RegExp, method?: string) {
  let resolveOpened = () => {};
  const opened = new Promise<void>((resolve) => (resolveOpened = resolve));
  const requests: string[] = [];
  const responses: Promise<unknown>[] = [];
  const end = await pauseRequests(page, CALLS, async (session, paused) => {
    const { request } = paused;
    const { url } = request;
    if (address.test(url) && (method ?? request.method) === request.method) {
      responses.push(page.waitForResponse((one) => one.url() === url).catch(() => null));
      requests.push(`${request.method} ${new URL(url).pathname}`);
      await opened;
    }
    await continueRequest(session, paused);
  });
  return {
    /** The delayed requests, in their order. */
    requests,
    /** Resolves when all of them have been answered. */
    letThrough: async () => {
      resolveOpened();
      await Promise.all(responses);
      await end();
    },
  };
}

/**
 * Answers matching calls with status 500 and HTML, like a failing proxy in front of the server.
 * @returns function that ends it
 */
export const failRequests = (
  page: Page,
  address: RegExp,
  method = 'GET',
): Promise<() => Promise<void>> =>
  pauseRequests(page, CALLS, (session, paused) => {
    const { request } = paused;
    if (request.method !== method || !address.test(request.url))
      return continueRequest(session, paused);
    return session.send('Fetch.fulfillRequest', {
      requestId: paused.requestId,
      responseCode: 500,
      responseHeaders: [{ name: 'Content-Type', value: 'text/html' }],
      body: Buffer.from('<h1>Bad day</h1>').toString('base64'),
    });
  });

/** Answers these calls with status 500 while `check` runs. */
export async function withFailing(
  page: Page,
  calls: string,
  check: () => Promise<void>,
): Promise<void> {
  const body = { error: 'Something went wrong.', code: 'internal_error', request_id: 'test' };
  await page.route(calls, (route) => route.fulfill({ status: 500, json: body }));
  await check();
  await page.unroute(calls);
}

/**
 * Opens each page as it is for people with a session: filled by the browser.
 * @returns function that ends it
 */
export const openUnrenderedPages = (page: Page): Promise<() => Promise<void>> =>
  pauseRequests(page, { resourceType: 'Document' }, (session, paused) =>
    // A page that the server never renders; the address of the page does not change.
    continueRequest(session, paused, new URL('/cart', paused.request.url).href),
  );

interface ControlPosition {
  element: Element;
  name: string;
  box: DOMRect;
}

/** Stores the positions of all visible controls in the page. */
export async function recordControlPositions(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await endAnimations(page);
  await page.evaluate(() => {
    const all = document.querySelectorAll('a, button, input, select, textarea');
    const places = [...all].flatMap((element): ControlPosition[] => {
      const box = element.getBoundingClientRect();
      const inSight = box.width > 1 && box.height > 1 && box.top < innerHeight && box.bottom > 0;
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return inSight ? [{ element, name, box }] : [];
    });
    Object.assign(window, { foyerControlPositions: places });
  });
}

/**
 * The stored controls that have moved by more than a quarter of their size, so that a click aimed at
 * the old position could miss.
 */
export async function findMovedControls(page: Page): Promise<string[]> {
  await endAnimations(page);
  return page.evaluate(() => {
    const places =
      'foyerControlPositions' in window ? (window.foyerControlPositions as ControlPosition[]) : [];
    return places.flatMap(({ element, name, box }) => {
      const now = element.getBoundingClientRect();
      const [right, down] = [now.x - box.x, now.y - box.y];
      const isHit = Math.abs(right) <= box.width / 4 && Math.abs(down) <= box.height / 4;
      return isHit || !element.isConnected
        ? []
        : [`${name}: ${right.toFixed()} right, ${down.toFixed()} down`];
    });
  });
}
