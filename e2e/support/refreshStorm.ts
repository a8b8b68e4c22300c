import { createHmac } from 'node:crypto';
import type { BrowserContext, Page, Response } from '@playwright/test';

/** What one expiry did to all tabs together. */
export interface StormRound {
  /** Calls that met the expired token. */
  refused: number;
  /** Calls to /auth/refresh/, and how many different pairs they were answered with. */
  refreshes: number;
  rotations: number;
  /** Tabs that were sent to sign in. */
  signOuts: number;
}

interface Storm {
  /** The JWT_SECRET that the server runs with. */
  secret: string;
  context: BrowserContext;
  /** Signed in, each on a page that shows the answers of `callsPerTab` calls or more. */
  tabs: readonly Page[];
  callsPerTab: number;
}

const CALM_LIMIT_MS = 20_000;

const isRefresh = (response: Response) => response.url().endsWith('/api/auth/refresh/');
const isCall = (response: Response) =>
  new URL(response.url()).pathname.startsWith('/api/') && !isRefresh(response);
const isSignedOut = (tab: Page) => new URL(tab.url()).pathname === '/signin';

export async function tokensOf(context: BrowserContext) {
  const cookies = await context.cookies();
  const valueOf = (name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? '';
  return { accessToken: valueOf('access_token'), refreshToken: valueOf('refresh_token') };
}

/** The access token as it will be when its quarter of an hour is over, with the server's signature. */
export function expire(token: string, secret: string): string {
  const [header = '', claims = ''] = token.split('.');
  const payload = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  const now = Math.floor(Date.now() / 1000);
  const late = JSON.stringify({ ...payload, iat: now - 1000, exp: now - 100 });
  const signed = `${header}.${Buffer.from(late).toString('base64url')}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** Counts what is refreshed from now on, in all tabs of the context. */
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

/** Resolves with how many once `count` calls of a tab were refused and each was answered after all. */
function calm(tab: Page, count: number): Promise<number> {
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
    }, CALM_LIMIT_MS);
    tab.on('response', listen);
    tab.on('framenavigated', check);
  });
}

/**
 * Lets the access token expire in all tabs at once while each asks anew for all it shows, and counts
 * what follows (D10). It comes through the channel by which tabs follow each other, as if another one
 * had signed in with a token that is already too old.
 */
export async function expireInAllTabs(storm: Storm): Promise<StormRound> {
  const { secret, context, tabs, callsPerTab } = storm;
  const [first] = tabs;
  if (!first) throw new Error('A storm needs tabs.');
  const { accessToken, refreshToken } = await tokensOf(context);
  const answer = await first.request.get('/api/auth/verify-token/', {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  const { user } = (await answer.json()) as { user: object };

  const counted = countRefreshes(context);
  const storms = Promise.all(tabs.map((tab) => calm(tab, callsPerTab)));
  const payload = { user, accessToken: expire(accessToken, secret), refreshToken };
  await first.evaluate((session) => {
    const channel = new BroadcastChannel('foyer-session');
    channel.postMessage({ type: 'auth/sessionStarted', payload: session });
    channel.close();
  }, payload);
  const refused = (await storms).reduce((sum, one) => sum + one, 0);
  return { refused, ...(await counted()), signOuts: tabs.filter(isSignedOut).length };
}
