import type { BrowserContext, Page, Route } from '@playwright/test';
import { still } from './screens';

type Target = Page | BrowserContext;
type Address = string | RegExp;

/** The network of a slow day: answers wait until they are let through. */
export async function holdAnswers(target: Target, address: Address, method?: string) {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const asked: string[] = [];
  const hold = async (route: Route) => {
    if (method && route.request().method() !== method) return route.fallback();
    asked.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    await opened;
    // The page may have been left meanwhile.
    await route.continue().catch(() => {});
  };
  await target.route(address, hold);
  return {
    /** The calls that were held, in their order. */
    asked,
    letThrough: async () => {
      open();
      await target.unroute(address, hold);
    },
  };
}

/**
 * What stands before the server answers for it, in words that no person could read.
 * @returns what ends it
 */
export async function failCalls(
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

interface Place {
  element: Element;
  name: string;
  box: DOMRect;
}

/** Remembers where everything is that can be pressed and is in sight. */
export async function markTouchables(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await still(page);
  await page.evaluate(() => {
    const all = document.querySelectorAll('a, button, input, select, textarea');
    const places = [...all].flatMap((element): Place[] => {
      const box = element.getBoundingClientRect();
      const inSight = box.width > 1 && box.height > 1 && box.top < innerHeight && box.bottom > 0;
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return inSight ? [{ element, name, box }] : [];
    });
    Object.assign(window, { foyerTouchables: places });
  });
}

/**
 * Of the remembered ones, those that a finger on its way would miss: moved by more than a quarter of
 * their own size.
 */
export async function missedTouchables(page: Page): Promise<string[]> {
  await still(page);
  return page.evaluate(() => {
    const places = 'foyerTouchables' in window ? (window.foyerTouchables as Place[]) : [];
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
