import { createHmac } from 'node:crypto';
import type { BrowserContext, Page, Response } from '@playwright/test';

/** Counts over all tabs after one expiry of the access token. */
export interface StormRound {
  /** Calls answered with 401 because of the expired token. */
  refused: number;
  /** Calls to /auth/refresh/; `rotations` are the different token pairs in their answers. */
  refreshes: number;
  rotations: number;
  /** Tabs that were redirected to sign-in. */
  signOuts: number;
}

interface Storm {
  /** The server's JWT_SECRET. */
  secret: string;
  context: BrowserContext;
  /** Signed in, each on a page that makes at least `callsPerTab` calls. */
  tabs: readonly Page[];
  callsPerTab: number;
}

const RETRY_LIMIT_MS = 20_000;

const isRefresh = (response: Response) => response.url().endsWith('/api/auth/refresh/');
const isCall = (response: Response) =>
  new URL(response.url()).pathname.startsWith('/api/') && !isRefresh(response);
const isSignedOut = (tab: Page) => new URL(tab.url()).pathname === '/signin';

export async function tokensOf(context: BrowserContext) {
  const cookies = await context.cookies();
  const valueOf = (name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? '';
  return { accessToken: valueOf('access_token'), refreshToken: valueOf('refresh_token') };
}

/** The same access token with an expiry in the past, signed with the server's secret. */
export function expireToken(token: string, secret: string): string {
  const [header = '', claims = ''] = token.split('.');
  const payload = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  const now = Math.floor(Date.now() / 1000);
  const late = JSON.stringify({ ...payload, iat: now - 1000, exp: now - 100 });
  const signed = `${header}.${Buffer.from(late).toString('base64url')}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** Counts refresh calls from now on, in all tabs of the context. */
export function countRefreshes(context: BrowserContext) {
  const bodies: Promise<string | null>[] = [];
  const listen = (response: Response) => {
    if (isRefresh(response)) bodies.push(response.ok() ? response.text() : Promise.resolve(null));
  };
  context.on('response', listen);
  return async (): Promise<Pick<StormRound, 'refreshes' | 'rotations'>> => {
    context.off('response', listen);
    const pairs = (await Promise.all(bodies)).filter((body) => body !== null);
    return { refreshes: bodies.length, rotations: new Set(pairs).size };
  };
}

/** Resolves with the number of refused calls of a tab once there are `count` and all were retried successfully. */
function waitForRetries(tab: Page, count: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const waiting = new Map<string, number>();
    let refused = 0;
    const settle = () => {
      tab.off('response', listen);
      tab.off('framenavigated', check);
      clearTimeout(late);
    };
    const check = () => {
      if (!isSignedOut(tab) && (refused < count || waiting.size > 0)) return;
      settle();
      resolve(refused);
    };
    const listen = (response: Response) => {
      if (!isCall(response)) return;
      const call = response.url();
      const before = waiting.get(call) ?? 0;
      if (response.status() === 401) {
        refused += 1;
        waiting.set(call, before + 1);
      } else if (before > 1) {
        waiting.set(call, before - 1);
      } else {
        waiting.delete(call);
      }
      check();
    };
    const late = setTimeout(() => {
      settle();
      const open = [...waiting.keys()].join(', ');
      reject(new Error(`${refused} calls were refused; not answered yet: ${open || 'none'}.`));
    }, RETRY_LIMIT_MS);
    tab.on('response', listen);
    tab.on('framenavigated', check);
  });
}

/**
 * Gives all tabs an expired access token at the same time, each of which then reloads its data, and
 * counts the refreshes. The token is sent through the BroadcastChannel of the tabs, as if another
 * tab had signed in.
 */
export async function expireInAllTabs(storm: Storm): Promise<StormRound> {
  const { secret, context, tabs, callsPerTab } = storm;
  const [first] = tabs;
  if (!first) throw new Error('There are no tabs.');
  const { accessToken, refreshToken } = await tokensOf(context);
  const answer = await first.request.get('/api/auth/verify-token/', {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  const { user } = (await answer.json()) as { user: object };

  const counted = countRefreshes(context);
  const storms = Promise.all(tabs.map((tab) => waitForRetries(tab, callsPerTab)));
  const payload = { user, accessToken: expireToken(accessToken, secret), refreshToken };
  await first.evaluate((session) => {
    const channel = new BroadcastChannel('foyer-session');
    channel.postMessage({ type: 'auth/sessionStarted', payload: session });
    channel.close();
  }, payload);
  const refused = (await storms).reduce((sum, one) => sum + one, 0);
  return { refused, ...(await counted()), signOuts: tabs.filter(isSignedOut).length };
}
