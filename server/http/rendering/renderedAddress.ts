import { renderedPages } from '../pagePaths.gen';

/** Characters; a longer address gets the plain page. */
const LONGEST = 600;

/** In the one spelling in which the pages link to themselves: others get the plain page. */
const pages = Object.entries(renderedPages).map(([path, query]) => ({
  pattern: new RegExp(`^${path.replace(/:id/g, '[1-9]\\d{0,14}')}$`),
  query,
}));

/**
 * The address under which the page of a request is rendered and kept: its path with the query parameters
 * that the page reads, in one order. Undefined where no page is rendered.
 */
export function renderedAddress(url: string): string | undefined {
  const [path = '', ...rest] = url.split('?');
  const page = pages.find(({ pattern }) => pattern.test(path));
  if (!page) return undefined;
  const given = new URLSearchParams(rest.join('?'));
  const read = new URLSearchParams(
    page.query.flatMap((name): [string, string][] => {
      const value = given.get(name);
      return value ? [[name, value]] : [];
    }),
  ).toString();
  const address = read === '' ? path : `${path}?${read}`;
  return address.length > LONGEST ? undefined : address;
}

/** The session's cookies, which only the browser's script reads otherwise. */
const SESSION = /(?:^|;)\s*(?:access_token|refresh_token|token)=[^;\s]/;

/** Whether a request may come from a signed-in person: their pages are never rendered or kept. */
export const hasSession = (cookies: string | undefined): boolean =>
  cookies !== undefined && SESSION.test(cookies);
