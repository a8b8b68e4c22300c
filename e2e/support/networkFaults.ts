import type { BrowserContext, Page, Route } from '@playwright/test';
import { endAnimations } from './screens';

type Target = Page | BrowserContext;
type Address = string | RegExp;

/** Delays the answers of matching requests until `letThrough` is called. */
export async function delayResponses(target: Target, address: Address, method?: string) {
  let resolveOpened = () => {};
  const opened = new Promise<void>((resolve) => (resolveOpened = resolve));
  const requests: string[] = [];
  const responses: Promise<unknown>[] = [];
  const hold = async (route: Route) => {
    if (method && route.request().method() !== method) return route.fallback();
    responses.push(
      route
        .request()
        .response()
        .catch(() => null),
    );
    requests.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    await opened;
    // The page may have been closed meanwhile.
    await route.continue().catch(() => {});
  };
  await target.route(address, hold);
  return {
    /** The delayed requests, in their order. */
    requests,
    /** Resolves when all of them have been answered. */
    letThrough: async () => {
      resolveOpened();
      await Promise.all(responses);
      await target.unroute(address, hold);
    },
  };
}

/**
 * Answers matching requests with status 500 and HTML, like a failing proxy in front of the server.
 * @returns function that ends it
 */
export async function failRequests(
  target: Target,
  address: Address,
  method = 'GET',
): Promise<() => Promise<void>> {
  const fail = (route: Route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Bad day</h1>' })
      : route.fallback();
  await target.route(address, fail);
  return () => target.unroute(address, fail);
}

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
export async function openUnrenderedPages(page: Page): Promise<() => Promise<void>> {
  const openUnrendered = async (route: Route) => {
    const request = route.request();
    if (!request.isNavigationRequest()) return route.fallback();
    // A page that the server never renders.
    const response = await route.fetch({ url: new URL('/cart', request.url()).href });
    return route.fulfill({ response });
  };
  await page.route('**/*', openUnrendered);
  return () => page.unroute('**/*', openUnrendered);
}

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
