import { ByteLimitedMap } from '../../lib/byteLimitedMap';
import { tagOf, type AskApi } from './apiAnswer';
import { FinishedPage } from './finishedPage';
import type { RenderWorker } from './renderWorker';

/** Milliseconds. */
const LIMITS = {
  /** A visitor waits this long for a render, then gets the plain page. The render goes on and is kept. */
  timeout: 200,
  /** How long a page is sent without checking whether its answers have changed. */
  fresh: 100,
  /** How long it is sent when that check takes longer than `timeout`. */
  usable: 1_000,
};
const MAX_BYTES = 32 * 2 ** 20;

interface KeptPage {
  page: FinishedPage;
  /** API paths that the page was rendered from, with the tags of their answers. */
  answers: ReadonlyMap<string, string>;
  checkedAt: number;
}

interface VisitorPagesOptions {
  worker: Pick<RenderWorker, 'render'>;
  ask: AskApi;
  onFailure: (error: unknown, address: string) => void;
  /** Milliseconds of a clock that only grows; for tests. */
  now?: () => number;
}

export type VisitorPages = ReturnType<typeof createVisitorPages>;

/**
 * Rendered pages by address. A page is rendered from API answers and nothing else: it is kept while the API gives
 * the same answers, and rendered again when one differs. So it is never older than the API's answers, also when
 * those change only because time passes.
 */
export function createVisitorPages({
  worker,
  ask,
  onFailure,
  now = () => performance.now(),
}: VisitorPagesOptions) {
  const kept = new ByteLimitedMap<KeptPage>(MAX_BYTES);
  const running = new Map<string, Promise<FinishedPage | undefined>>();

  /** Copies that are compressed later are counted the next time the page is kept. */
  const keep = (address: string, page: KeptPage) => kept.set(address, page, page.page.size);

  function checkedWithin(limit: number, address: string): FinishedPage | undefined {
    const known = kept.get(address);
    return known && now() - known.checkedAt < limit ? known.page : undefined;
  }
  const fresh = (address: string) => checkedWithin(LIMITS.fresh, address);

  async function isUnchanged({ answers }: KeptPage): Promise<boolean> {
    const checks = [...answers].map(async ([path, tag]) => tagOf(await ask(path)) === tag);
    return (await Promise.all(checks)).every(Boolean);
  }

  async function makeCurrent(address: string): Promise<FinishedPage | undefined> {
    const checkedAt = now();
    const known = kept.get(address);
    try {
      if (known && (await isUnchanged(known))) {
        keep(address, { ...known, checkedAt });
        return known.page;
      }
      const { html, hashes, answers } = await worker.render(address);
      const page = new FinishedPage(html, hashes);
      keep(address, { page, answers, checkedAt });
      return page;
    } catch (error) {
      kept.delete(address);
      onFailure(error, address);
      return undefined;
    }
  }

  function current(address: string): Promise<FinishedPage | undefined> {
    const under = running.get(address);
    if (under) return under;
    const made = makeCurrent(address).finally(() => running.delete(address));
    running.set(address, made);
    return made;
  }

  return {
    /** The page, if it can be sent without waiting. */
    fresh,

    /** The page; undefined when it cannot be rendered or takes too long. */
    async find(address: string): Promise<FinishedPage | undefined> {
      const known = fresh(address);
      if (known) return known;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<FinishedPage | undefined>((resolve) => {
        const give = () => resolve(checkedWithin(LIMITS.usable, address));
        timer = setTimeout(give, LIMITS.timeout);
      });
      try {
        return await Promise.race([current(address), late]);
      } finally {
        clearTimeout(timer);
      }
    },

    /** Renders and compresses pages, one after the other, before the first request for them. */
    async prepare(addresses: readonly string[]): Promise<void> {
      for (const address of addresses) await (await current(address))?.in('br');
    },

    /** Bytes that are kept. */
    size: () => kept.bytes,
  };
}
