import { Resolver } from 'node:dns/promises';

/**
 * The TXT records of a domain, each in its parts; none when the domain has none or does not exist.
 * @throws Error when DNS did not answer
 */
export type ResolveTxt = (domain: string) => Promise<string[][]>;

const TIMEOUT_MS = 5_000;

/** Asks the system's DNS servers, for at most five seconds. */
export function createTxtResolver(): ResolveTxt {
  return async (domain) => {
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
    // The resolver's own timeout starts again for each DNS server.
    const timer = setTimeout(() => resolver.cancel(), TIMEOUT_MS);
    try {
      return await resolver.resolveTxt(domain);
    } catch (error) {
      if (isNoRecord(error)) return [];
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}

const isNoRecord = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['ENOTFOUND', 'ENODATA'].includes(String(error.code));
