import { shareIsFull, shareOf, type Requester } from '../lib/requester';

/** Files that are made for one person at once; of a network, `shareOf` as many. */
const FILES = 6;

/**
 * Limits the files that one person or network has made at once: they are read and drawn while they are sent, for as long
 * as the client takes. Requests are counted until they are over, without an event that a lost connection may not send;
 * the next file drops those that are over, which keep their whole answer in memory.
 */
export function createFileShares() {
  const open = new Set<Requester>();

  /** @throws AppError 429 */
  return function begin(requester: Requester): void {
    for (const one of open) if (one.isGone) open.delete(one);
    const own = [...open].filter(({ key }) => key === requester.key);
    if (own.length >= shareOf(requester, FILES)) throw shareIsFull(requester);
    open.add(requester);
  };
}
