import { limitFor, tooManyWaiting, type Requester } from '../lib/requester';

/** Files that one person may download at the same time; a network has `limitFor` as many. */
const MAX_DOWNLOADS = 6;

/**
 * Limits the files that one person or network downloads at the same time: they are read and drawn while they are sent,
 * for as long as the client takes. A download counts until its request has ended. Ended ones are removed when the next
 * download begins, because no event reports every lost connection.
 */
export function createDownloadLimit() {
  const downloads = new Set<Requester>();

  /** @throws AppError 429 */
  return function beginDownload(requester: Requester): void {
    for (const one of downloads) if (one.hasEnded) downloads.delete(one);
    const own = [...downloads].filter(({ key }) => key === requester.key);
    if (own.length >= limitFor(requester, MAX_DOWNLOADS)) throw tooManyWaiting(requester);
    downloads.add(requester);
  };
}
